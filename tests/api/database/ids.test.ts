import { expect, test } from 'vitest';
import { onBothDatabases } from '../../support/databases.ts';

const MADE_NOW = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

onBothDatabases('ids of what is made every day', (databases) => {
  test('follow each other in time, so that what is in use lies together', async () => {
    const database = await databases.freshDatabase();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { rows } = await database.query({
        name: '',
        text: 'select uuid_of_now()::text as id, pg_sleep(0.003)::text',
        values: [],
      });
      ids.push(rows[0]!['id'] as string);
    }
    expect(ids).toEqual([...ids].sort());
    for (const id of ids) expect(id).toMatch(MADE_NOW);
    expect(Math.abs(parseInt(ids[0]!.replace('-', '').slice(0, 12), 16) - Date.now())).toBeLessThan(3_600_000);
  });

  test('what is made every day has them', async () => {
    const database = await databases.freshDatabase();
    const { rows } = await database.query({
      name: '',
      values: [],
      text: `select table_name from information_schema.columns where column_default = 'uuid_of_now()' order by 1`,
    });
    expect(rows.map((row) => row['table_name'])).toEqual([
      'adjustment',
      'admission',
      'application',
      'application_answer_change',
      'application_query',
      'award_request',
      'bed_move',
      'cbt_result',
      'charge',
      'clearance_document',
      'closing',
      'correction_request',
      'department_change',
      'document_record',
      'exemption',
      'form_draft',
      'form_operation',
      'invoice',
      'journal',
      'loan_batch',
      'missed_reaction',
      'opening_line',
      'opening_sheet',
      'origin_change',
      'promotion',
      'publication_request',
      'refund',
      'registration',
      'registration_line',
      'reservation',
      'resit_sheet',
      'result_sheet',
      'scholarship_award',
      'siwes',
      'student',
      'unplaced_score',
      'waiting_move',
    ]);
  });
});
