import type { ReactNode } from 'react';

export const CLOSE_DELAY_MS = 500;

export interface ModalProps {
  readonly title: string;
  /** `default` is 744 pixels wide, `confirm` 584. */
  readonly size?: 'default' | 'confirm';
  readonly onClose: () => void;
  readonly children: ReactNode;
}
