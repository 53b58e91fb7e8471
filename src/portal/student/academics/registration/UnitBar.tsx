import type { ReactNode } from 'react';
import type { Limits } from '#rules/academics/offer.ts';

interface UnitBarProps {
  readonly units: number;
  readonly limits: Limits;
  readonly stored: string;
  readonly children: ReactNode;
}

/** It stays in sight: so many units of so many. */
export function UnitBar({ units, limits: { min, max }, stored, children }: UnitBarProps) {
  const fit = units > max ? 'over' : units < min ? 'under' : 'fits';
  const words = { over: `${units - max} over`, under: `${min - units} to go`, fits: 'within your limits' }[fit];
  return (
    <div className="registration__bar" data-fit={fit}>
      <div className="registration__meter">
        <p>
          <strong>{`${units} of ${max} units`}</strong> <span>{words}</span>
        </p>
        <meter min={0} max={max} low={min} value={Math.min(units, max)} aria-label="Units">
          {units}
        </meter>
        <p className="registration__small" role="status">
          {stored}
        </p>
      </div>
      {children}
    </div>
  );
}
