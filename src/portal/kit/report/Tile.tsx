import { Link } from 'react-router-dom';
import { amountText, type Unit } from './amounts.ts';
import { Sparkline } from './Sparkline.tsx';
import './tile.css';

interface TileProps {
  readonly title: string;
  readonly unit: Unit;
  /** Null where it could not be read. */
  readonly value: number | null;
  /** Day by day, today last; none draws no line. */
  readonly days: readonly number[];
  readonly to: string;
}

/** One figure that leads to its page. */
export const Tile = ({ title, unit, value, days, to }: TileProps) => (
  <Link className="sheet tile" to={to}>
    <span className="tile__title">{title}</span>
    {value === null ? (
      <span className="tile__failed">This number could not be read. Please open its page.</span>
    ) : (
      <strong className="tile__figure">{amountText(value, unit)}</strong>
    )}
    {value !== null && days.length > 0 && <Days days={days} unit={unit} />}
  </Link>
);

function Days({ days, unit }: Pick<TileProps, 'days' | 'unit'>) {
  const most = Math.max(...days);
  if (most === 0) return <small className="tile__note">Nothing in the last {days.length} days</small>;
  return (
    <>
      <Sparkline days={days} />
      <small className="tile__note">
        Most on one of {days.length} days: {amountText(most, unit)}
      </small>
    </>
  );
}
