import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { addFee } from './sql.ts';

/** Fees are in whole naira; `component` puts them on the clearance form. */
interface FeeType {
  readonly category: string;
  readonly type: string;
  readonly purpose?: 'admission-status' | 'transcript';
  readonly fees: Readonly<Record<string, number>>;
  readonly component?: true;
}

const FEES: readonly FeeType[] = [
  { category: 'New students', type: 'Acceptance', component: true, fees: { 'Acceptance Fee': 30_000 } },
  {
    category: 'New students',
    type: 'Registration',
    component: true,
    fees: {
      'Medical Screening': 5_000,
      'Identity Card': 2_500,
      'Library Registration': 3_000,
      'Matriculation Gown': 4_000,
    },
  },
  {
    category: 'Records',
    type: 'Letters and certificates',
    fees: {
      'Attestation Letter': 5_000,
      'Statement of Result': 7_500,
      'Certificate Collection': 10_000,
      'Verification of Result': 10_000,
    },
  },
  {
    category: 'Records',
    type: 'Replacements',
    fees: { 'Lost Identity Card': 5_000, 'Reprint of Admission Letter': 2_000 },
  },
  { category: 'Services', type: 'Library', fees: { 'External Reader, one session': 6_000, 'Overdue Book': 500 } },
  {
    category: 'Services',
    type: 'Venues',
    fees: { 'Auditorium, one day': 250_000, 'Lecture Theatre, one day': 80_000 },
  },
  {
    category: 'Admissions',
    type: 'Admission status',
    purpose: 'admission-status',
    fees: { 'Admission Status': 1_000 },
  },
  {
    category: 'Records',
    type: 'Transcripts',
    purpose: 'transcript',
    fees: { Nigeria: 10_000, 'Rest of Africa': 35_000, Elsewhere: 50_000 },
  },
];

export async function seedFees(tx: Queryable, { now }: Platform): Promise<void> {
  for (const { category, type, purpose = 'fee', component = false, fees } of FEES) {
    for (const [name, naira] of Object.entries(fees)) {
      await addFee(tx, {
        category,
        type,
        name,
        amountKobo: naira * 100,
        purpose,
        isComponent: component,
        now: now(),
        actor: 'system:seed',
      });
    }
  }
}
