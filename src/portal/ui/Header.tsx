import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface HeaderProps {
  readonly schoolName: string;
  readonly sandbox: boolean;
  readonly language: ReactNode;
  /** The end of the bar, unless the page that is open draws it (`InTopEnd`). */
  readonly children: ReactNode;
}

export function Header({ schoolName, sandbox, language, children }: HeaderProps) {
  return (
    <header className="top">
      <a className="skip" href="#content">
        Skip to content
      </a>
      <div className="top__inner">
        <Link className="top__logo" to="/">
          <Crest letter={schoolName.slice(0, 1)} />
          <span>{schoolName}</span>
        </Link>
        <div className="top__end">
          {sandbox && (
            <span className="top__ribbon" title="Payments on this portal are a rehearsal: no money moves">
              Sandbox
            </span>
          )}
          {language}
          <div id="top-end">{children}</div>
        </div>
      </div>
    </header>
  );
}

function Crest({ letter }: { readonly letter: string }) {
  return (
    <svg className="top__crest" viewBox="0 0 40 44" width="32" height="35" aria-hidden="true">
      <path d="M2 2h36v22c0 9-8 15-18 19C10 39 2 33 2 24z" fill="currentColor" />
      <path d="M5 5h30v19c0 7-6 12-15 15.5C11 36 5 31 5 24z" fill="none" stroke="var(--crest-line)" strokeWidth="1.2" />
      <text
        x="20"
        y="27"
        textAnchor="middle"
        fontSize="19"
        fontFamily="Georgia, serif"
        fontWeight="700"
        fill="var(--crest-letter)"
      >
        {letter}
      </text>
    </svg>
  );
}
