import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly intent?: 'primary';
  readonly look?: 'solid' | 'outlined' | 'minimal';
  readonly icon?: ReactNode;
  /** A busy button keeps its width and its focus, and does nothing. */
  readonly busy?: boolean;
}

export function Button({
  intent,
  look = 'solid',
  icon,
  busy = false,
  children,
  onClick,
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(intent, look)} ${className}`}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <span className="busy" aria-hidden="true" /> : icon}
      <span>{children}</span>
    </button>
  );
}

const LOOKS = { solid: '', outlined: 'bp6-outlined', minimal: 'bp6-minimal' };

export const buttonClass = (intent?: 'primary', look: keyof typeof LOOKS = 'solid'): string =>
  `bp6-button ${intent ? 'bp6-intent-primary' : ''} ${LOOKS[look]}`;
