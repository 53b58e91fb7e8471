import type { SectionAnswersById } from '#catalogue/generated/types.ts';
import { equals } from '../../kit/list/filters.ts';
import { matches, searchable } from '../../kit/list/search.ts';
import { active, byName, NAMED } from '../../kit/resource/named.ts';
import { resource } from '../../kit/resource/resource.ts';
import { writes } from '../../kit/resource/writes.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { readRegNumber } from '../admission-list/service.ts';

type Check = SectionAnswersById['forms/certificate-check'];

const given = writes(
  {
    reg_number: 'text',
    name: 'text',
    certificate: 'text',
    issuer: 'text',
    certificate_number: 'text',
    asked_on: 'date',
    answer: 'text',
    note: 'text',
  },
  ({ regNumber, name, certificate, issuer, certificateNumber, askedOn, answer, note }: Check) => ({
    reg_number: readRegNumber(regNumber),
    name,
    certificate,
    issuer,
    certificate_number: certificateNumber ?? '',
    asked_on: askedOn,
    answer,
    note: note ?? '',
  }),
);

export const certificateChecks = resource({
  table: 'certificate_check',
  list: {
    from: 'certificate_check t',
    columns: {
      ...NAMED,
      regNumber: 'text',
      certificate: 'text',
      issuer: 'text',
      certificateNumber: 'text',
      askedOn: 'text',
      answer: 'text',
      note: 'text',
    },
    select: {
      regNumber: 't.reg_number',
      certificateNumber: 't.certificate_number',
      askedOn: `to_char(t.asked_on, 'YYYY-MM-DD')`,
    },
    opens: '-askedOn',
    sorts: { name: byName, askedOn: { sql: 't.asked_on', type: 'date' } },
    filters: {
      search: matches(searchable('t.name', 't.reg_number', 't.issuer')),
      active,
      answer: equals('t.answer', 'text'),
    },
  },
  creates: given,
  corrects: given,
  taken: { at: '/certificate', message: 'this issuer was asked about this certificate already' },
});

/** `rows` holds [{regNumber, certificate, issuer, answer, askedOn}]. */
export const insertDemoChecks = sql('demo.certificate-checks')`
  insert into certificate_check (reg_number, name, certificate, issuer, asked_on, answer)
  select r."regNumber", a.full_name, r.certificate, r.issuer, r."askedOn", r.answer
    from jsonb_to_recordset($rows::jsonb) as r ("regNumber" text, certificate text, issuer text, answer text, "askedOn" date)
    join admission a on a.reg_number = r."regNumber" on conflict do nothing`;

/** The same paper keeps one row: the latest answer stands, and the audit log has those before. */
export const putPaperCheck = sql('put-paper-check')`
  insert into certificate_check (reg_number, name, certificate, issuer, certificate_number, asked_on, answer, note)
  values ($regNumber, $name, $certificate, $issuer, $code, $today, $answer, $note)
  on conflict (reg_number, lower(certificate), lower(issuer)) do update
    set name = excluded.name, certificate_number = excluded.certificate_number, asked_on = excluded.asked_on,
      answer = excluded.answer, note = excluded.note, active = true
  returning id`;
