import { useState } from 'react';
import { QUALIFICATIONS, type QualificationName } from '#catalogue/registry/qualifications.ts';
import { usePortalData } from '../core/portalData.ts';
import { grouped, NAMES } from './grouped.ts';
import { ProgrammeCard } from './ProgrammeCard.tsx';
import { RefusedCard } from './RefusedCard.tsx';

export function Applications() {
  const { programmes, refused = [], today } = usePortalData();
  const [chosen, choose] = useState<QualificationName>();
  return (
    <section className="landing__cards" id="applications" aria-labelledby="applications-title">
      <h2 id="applications-title">Applications</h2>
      <div className="filter" role="group" aria-label="What do you have?">
        {[undefined, ...NAMES].map((name) => (
          <button key={name ?? 'all'} type="button" aria-pressed={chosen === name} onClick={() => choose(name)}>
            {name ? QUALIFICATIONS[name].name : 'All'}
          </button>
        ))}
      </div>
      {grouped([...programmes, ...refused], chosen).map((group) => (
        <section key={group.id} aria-labelledby={group.id}>
          <h3 id={group.id}>{group.title}</h3>
          <ul className="cards">
            {group.programmes.map((programme) => (
              <li key={programme.id}>
                {'routes' in programme ? (
                  <ProgrammeCard programme={programme} today={today} />
                ) : (
                  <RefusedCard programme={programme} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
