import { Link } from 'react-router-dom';
import type { HomeCard } from '#contract/shell/cards.ts';
import type { Waits } from '#contract/kit/waiting.ts';
import { WaitingList } from '../../kit/due/WaitingList.tsx';
import { amountText } from '../../kit/report/amounts.ts';
import { Tile } from '../../kit/report/Tile.tsx';
import { ArrowRight, Tick, Warning } from '../../ui/icons.tsx';
import './dashboard.css';

interface CardsProps {
  /** What the caller's part or office asks of them, each by its name. */
  readonly waiting: readonly Waits[];
  readonly cards: readonly HomeCard[];
}

/** What waits stands first and largest; a number that could not be read may be one that waits. */
export function Cards({ waiting: named, cards }: CardsProps) {
  const [waiting, figures] = [
    cards.filter(({ kind }) => kind === 'waiting'),
    cards.filter(({ kind }) => kind === 'figure'),
  ];
  return (
    <>
      <section aria-labelledby="waiting-title">
        <h2 id="waiting-title">Waiting for you</h2>
        <Waiting
          named={named}
          due={waiting.filter(({ value }) => value !== 0)}
          clear={waiting.filter(({ value }) => value === 0)}
        />
      </section>
      {figures.length > 0 && (
        <section aria-labelledby="figures-title">
          <h2 id="figures-title">At a glance</h2>
          <ul className="home__figures">
            {figures.map(({ name, ...figure }) => (
              <li key={name}>
                <Tile {...figure} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface WaitingProps {
  readonly named: readonly Waits[];
  readonly due: readonly HomeCard[];
  readonly clear: readonly HomeCard[];
}

const Waiting = ({ named, due, clear }: WaitingProps) => (
  <>
    {named.length > 0 && <WaitingList items={named} />}
    {named.length + due.length === 0 && (
      <div className="sheet home__nothing">
        <Tick />
        <p>
          <strong>Nothing waits for you.</strong> What needs you next will be here.
        </p>
      </div>
    )}
    {due.length > 0 && (
      <ul className="home__waiting">
        {due.map((card) => (
          <li key={card.name}>
            <WaitingCard {...card} />
          </li>
        ))}
      </ul>
    )}
    {named.length + due.length > 0 && clear.length > 0 && (
      <p className="home__clear">
        <Tick />
        <span>
          Nothing else waits:{' '}
          {clear.map(({ name, title, to }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <Link to={to}>{title}</Link>
            </span>
          ))}
        </span>
      </p>
    )}
  </>
);

const WaitingCard = ({ title, value, unit, to }: HomeCard) => (
  <Link className={`sheet waiting ${value === null ? 'waiting--failed' : ''}`} to={to}>
    {value === null ? <Warning /> : <strong className="waiting__count">{amountText(value, unit)}</strong>}
    <span className="waiting__title">
      {title}
      {value === null && <small>This number could not be read. Please open its page.</small>}
    </span>
    <ArrowRight />
  </Link>
);
