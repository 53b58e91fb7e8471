import type { ReactNode } from 'react';
import type { Limits } from '#rules/academics/offer.ts';
import { IN_THE_WAY } from './addresses.ts';

interface UnitBarProps {
  readonly units: number;
  readonly limits: Limits;
  readonly stored: string;
  /** How many things are in the way: they stand above, where they are reached from here. */
  readonly refusals: number;
  readonly children: ReactNode;
}

/** It stays in sight: so many units of so many. */
export function UnitBar({ units, limits: { min, max }, stored, refusals, children }: UnitBarProps) {
  const fit = units > max ? 'over' : units < min ? 'under' : 'fits';
  const words = { over: `${units - max} over`, under: `${min - units} to go`, fits: 'within your limits' }[fit];
  return (
    <div className="registration__bar" data-fit={fit}>
      <div className="registration__meter">
        <p>
          <strong>{`${units} of ${max} units`}</strong> <span>{words}</span>
        </p>
        <meter
          min={0}
          max={max}
          low={min}
          // Too many are as bad as can be: the bar is red.
          {...(fit === 'over' ? { high: max - 1, optimum: 0 } : { optimum: max })}
          value={Math.min(units, max)}
          aria-label="Units"
        >
          {units}
        </meter>
        <p className="registration__small">
          {refusals > 0 && (
            <a href={`#${IN_THE_WAY}`}>{refusals === 1 ? 'One thing in the way' : `${refusals} things in the way`}</a>
          )}{' '}
          <span role="status">{stored}</span>
        </p>
      </div>
      {children}
    </div>
  );
}
