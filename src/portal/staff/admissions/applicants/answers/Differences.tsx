import type { ApplicationAnswers } from '#contract/admissions/answers.ts';

const SAID = [
  ['Application', 'application'],
  ['JAMB list', 'jamb'],
  ['Admission list', 'admission'],
] as const;

/** Side by side: on a phone the three stand below each other. */
export const Differences = ({ differences }: Pick<ApplicationAnswers, 'differences'>) => (
  <section className="sheet" aria-label="Where lists differ">
    <h2>Where lists differ</h2>
    {differences.map((difference) => (
      <div key={difference.fact} className="answers__difference">
        <h3>{difference.fact}</h3>
        <dl className="facts">
          {SAID.filter(([, by]) => difference[by] !== null).map(([title, by]) => (
            <div key={by}>
              <dt>{title}</dt>
              <dd>{difference[by]}</dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </section>
);
