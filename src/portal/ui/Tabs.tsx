import { Link, useLocation } from 'react-router-dom';
import './tabs.css';

export interface Tab {
  readonly hash: string;
  readonly name: string;
}

/** The address's hash names the tab; without one it is the first. */
export function useTab(tabs: readonly Tab[]): Tab {
  const { hash } = useLocation();
  return tabs.find((tab) => `#${tab.hash}` === hash) ?? tabs[0]!;
}

export function Tabs({ tabs, label }: { readonly tabs: readonly Tab[]; readonly label: string }) {
  const current = useTab(tabs);
  return (
    <nav className="tabs unprinted" aria-label={label}>
      {tabs.map(({ hash, name }) => (
        <Link
          key={hash}
          className="tabs__tab"
          to={{ hash }}
          replace
          aria-current={current.hash === hash ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
