import { Tab, Tabs } from '@blueprintjs/core';
import type { JSX } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface HashTab {
  readonly hash: string;
  readonly name: string;
  /** How many there are in it, once that is known. */
  readonly count?: number | undefined;
  readonly panel: JSX.Element;
}

interface HashTabsProps {
  readonly id: string;
  readonly tabs: readonly HashTab[];
  readonly opensOn?: string | undefined;
}

/** The address's hash names the tab, so that a link can lead to it; without one it is `opensOn`, or the first. What else the address says stays, and so do the records beside it. Blueprint's arrows pass over a tab that does not say that it is enabled. */
export function HashTabs({ id, tabs, opensOn }: HashTabsProps) {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const named = (name: string | undefined) => tabs.find((tab) => tab.hash === name);
  const current = named(hash.slice(1)) ?? named(opensOn) ?? tabs[0]!;
  return (
    <Tabs
      id={id}
      className="hash-tabs"
      selectedTabId={current.hash}
      renderActiveTabPanelOnly
      onChange={(chosen) => void navigate({ search, hash: String(chosen) }, { replace: true, state })}
    >
      {tabs.map((tab) => (
        <Tab key={tab.hash} id={tab.hash} disabled={false} title={tab.name} tagContent={tab.count} panel={tab.panel} />
      ))}
    </Tabs>
  );
}
