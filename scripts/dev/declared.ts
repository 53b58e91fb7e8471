import type { PortalData } from '#contract/shell/portalData.ts';

export type Declared =
  | { readonly kind: 'declared'; readonly data: PortalData }
  | { readonly kind: 'mistake'; readonly file: string; readonly line: number; readonly sentence: string };

export const isDeclared = (message: unknown): message is Declared =>
  typeof message === 'object' &&
  message !== null &&
  'kind' in message &&
  ['declared', 'mistake'].includes(String(message.kind));
