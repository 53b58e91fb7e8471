import { nameOn } from '../../../kit/people.ts';
import { hasOpenQuery, isShortlisted } from '../officeMarks.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** What has been begun of these applicants. */
export const answersOfApplicants = sql('answers-of-applicants')`
  select i.id as applicant_id, a.application_number, a.version, ${nameOn('a')} as full_name,
         a.mobile_number, a.email, a.completed_at, ${isShortlisted('a')} as "is_shortlisted!", ${hasOpenQuery('a')} as "has_open_query!",
         coalesce((select jsonb_object_agg(section, answers) from application_section where application_id = a.id), '{}') as answers,
         coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', coalesce(name, 'photograph.jpg'), 'size', byte_count))
                     from document where application_id = a.id), '[]') as documents
    from invoice i join payment p on p.invoice_id = i.id join application a on a.rrr = p.rrr
   where i.id = any($ids::uuid[]) and a.programme = $programme`;
