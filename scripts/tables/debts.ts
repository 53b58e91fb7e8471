import type { Debt } from './mistakes.ts';

/** What is left of the time when tables had no owners. The list only grows shorter: the check refuses more than `MOST_DEBTS`. */
export const MOST_DEBTS = 7;

export const DEBTS: readonly Debt[] = [
  {
    path: 'academics/results/demo/sql.ts',
    tables: ['workflow_step'],
    because: 'sheets of the demo have the steps of several people, each on a day of its own',
  },
  {
    path: 'admissions/clearance/sql/demo.ts',
    tables: ['student', 'student_claim', 'student_session', 'user_account'],
    because: 'candidates of the demo are students already, and that wing comes later',
  },
  {
    path: 'hostels',
    tables: ['fee', 'fee_category', 'fee_type'],
    because: 'fees of beds are made with their rooms',
  },
  {
    path: 'operations/backup/restore.ts',
    tables: ['loose_file'],
    because: 'a restore writes every table, and lists the files that no restored row names',
  },
  {
    path: 'people/accounts/demo/sql.ts',
    tables: ['student_claim'],
    because: 'the accounts of the demo have claimed their numbers, and that wing comes later',
  },
  {
    path: 'platform/auth/sql.ts',
    tables: ['user_session'],
    because: 'a place that may not be held any more ends as its holder is recognised, before any wing is asked',
  },
  {
    path: 'students/records/sql/demoOthers.ts',
    tables: ['user_account'],
    because: 'students of the other types get account and admission in one statement',
  },
];
