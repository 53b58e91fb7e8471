import type { JambList } from '#catalogue/registry/entrances.ts';
import type { UploadTarget } from '../../../kit/upload/target.ts';
import { headingsOf } from './candidateSheet.ts';

type OtherHeadings = Pick<UploadTarget, 'aliases' | 'synonyms' | 'kinds' | 'name' | 'implied'>;

const NAME = { surname: 'surname', firstname: 'firstname', other: 'middlename' } as const;

const KINDS = { registrationNumber: 'jamb-number', sex: 'sex', state: 'state', lga: 'lga' } as const;

/** JAMB's files of several years. English comes last and has no column of its subject. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  subject1: ['Subject1', 'Subj2'],
  score1: ['RG_Sub1Score', 'RG_SUB1SCOR', 'Subj2Score'],
  subject2: ['Subject2', 'Subj3'],
  score2: ['RG_Sub2Score', 'RG_SUB2SCOR', 'Subj3Score'],
  subject3: ['Subject3', 'Subj4'],
  score3: ['RG_Sub3Score', 'RG_SUB3SCOR', 'Subj4Score'],
  subject4: ['Subject4'],
  score4: ['EngScore', 'ENG_SCORE', 'English Score', 'Score 4'],
  totalScore: ['TotalScore', 'RG_AGGREGATE', 'RG_AGGR', 'Aggregate', 'JAMB Score', 'UTME Score'],
};

const ENGLISH = 'Use of English';

export const otherHeadingsOf = (list: JambList): OtherHeadings =>
  list === 'DE'
    ? { name: NAME, kinds: KINDS }
    : {
        name: NAME,
        kinds: { ...KINDS, score1: 'score', score2: 'score', score3: 'score', score4: 'score' },
        aliases: { 'utme score': headingsOf('UTME')['totalScore']! },
        synonyms: SUBJECTS,
        implied: { subject4: { beside: 'score4', value: ENGLISH } },
      };
