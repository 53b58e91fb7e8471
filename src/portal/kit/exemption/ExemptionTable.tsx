import type { GrantedExemption } from '#contract/academics/exemptions.ts';
import { EXEMPT } from '#rules/academics/earned.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { PlainTable } from '../table/PlainTable.tsx';

/** Courses that count without a mark: who granted each, when and on which paper. Nothing where there is none. */
export const ExemptionTable = ({ exemptions }: { readonly exemptions: readonly GrantedExemption[] }) =>
  exemptions.length === 0 ? null : (
    <PlainTable
      caption="Exemptions"
      columns={[
        { title: 'Course' },
        { title: 'Title' },
        { title: 'Unit', isFigure: true },
        { title: 'Grade' },
        { title: 'On which paper' },
        { title: 'Granted' },
      ]}
      rows={exemptions.map(({ code, title, unit, basis, origin, paper, grantedBy, grantedAt }) => ({
        key: code,
        cells: [
          code,
          title,
          unit,
          EXEMPT,
          `${basis}: ${paper}, ${origin}`,
          `${grantedBy}, ${displayMoment(grantedAt)}`,
        ],
      }))}
    />
  );
