import type { ChangeVerdict } from '#contract/students/department-changes.ts';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import './checks.css';

/** What the college can say itself, and what the offices judge. */
export const Checks = ({ checks }: Pick<ChangeVerdict, 'checks'>) => (
  <section className="sheet" aria-labelledby="checks">
    <h2 id="checks">What you need</h2>
    <ul className="checks">
      {checks.map(({ words, met }) => (
        <li key={words}>
          <span>{words}</span>
          <StatusTag look={LOOKS[String(met) as keyof typeof LOOKS]}>
            {SAYS[String(met) as keyof typeof SAYS]}
          </StatusTag>
        </li>
      ))}
    </ul>
  </section>
);

const LOOKS = { true: 'success', false: 'fail', null: 'unapproved' } as const;
const SAYS = { true: 'Met', false: 'Not met', null: 'The offices judge' } as const;
