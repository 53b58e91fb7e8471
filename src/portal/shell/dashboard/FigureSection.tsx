import type { ReactNode } from 'react';
import type { HomeCard } from '#contract/shell/cards.ts';
import type { Series } from '#contract/shell/dashboards.ts';
import { Tile } from '../../kit/report/Tile.tsx';
import { SeriesChart } from './SeriesChart.tsx';
import '../../kit/list/list.css';
import '../../kit/report/report.css';
import './figures.css';

interface FigureSectionProps {
  readonly cards: readonly HomeCard[];
  readonly series: readonly Series[];
  readonly isBusy?: boolean;
  /** What the figures are chosen by. */
  readonly children?: ReactNode;
}

/** Numbers and charts of somebody's own scope; none of either is no section. */
export function FigureSection({ cards, series, isBusy = false, children }: FigureSectionProps) {
  if (cards.length + series.length === 0) return null;
  return (
    <section aria-labelledby="dashboard-title" aria-busy={isBusy || undefined} className="dashboard">
      <div className="dashboard__head">
        <h2 id="dashboard-title">Figures</h2>
        {children}
      </div>
      {cards.length > 0 && (
        <ul className="home__figures">
          {cards.map(({ name, ...card }) => (
            <li key={name}>
              <Tile {...card} />
            </li>
          ))}
        </ul>
      )}
      {series.length > 0 && (
        <div className="figures">
          {series.map((each) => (
            <SeriesChart key={each.name} {...each} />
          ))}
        </div>
      )}
    </section>
  );
}
