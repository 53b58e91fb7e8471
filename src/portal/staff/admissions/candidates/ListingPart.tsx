import type { Candidate } from '#contract/admissions/candidates.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { formulaWords } from '../../../kit/formulaWords.ts';
import { Part } from './Part.tsx';

export const ListingPart = ({
  listing: { list, session, department, stateOfOrigin, subjects, utmeScore, screening },
}: {
  readonly listing: Candidate['listings'][number];
}) => (
  <Part
    title={`${list} list of ${session}`}
    facts={[
      ['Department', department],
      ['State of origin', stateOfOrigin],
      ...(utmeScore === null
        ? []
        : [
            [
              'UTME',
              `${utmeScore} of 400: ${subjects.map(({ subject, score }) => `${subject} ${score}`).join(', ')}`,
            ] as const,
          ]),
      ...(screening
        ? [
            ['Post UTME', `${screening.score} of 100, recorded ${displayMoment(screening.recordedAt)}`] as const,
            [
              'Aggregate',
              `${screening.aggregate}, by ${formulaWords(screening.formula.terms)}, version ${screening.formula.version}`,
            ] as const,
          ]
        : [['Post UTME', 'No result'] as const]),
    ]}
  />
);
