import { actedBy, joinActor, nameOn } from '../../kit/people.ts';
import { sql } from '../../platform/database/describedSql.ts';

/** The application of an applicant; null before it is begun. */
export const applicationOfApplicant = sql('application-of-applicant')`
  select a.id as "id?" from invoice i left join payment p on p.invoice_id = i.id left join application a on a.rrr = p.rrr
   where i.id = $id and i.application_type_id is not null and i.erased_at is null`;

export const savesOf = sql('saves-of-application')`
  select s.section, s.saved_at, coalesce(d.revision, 0) as drafts,
         (select count(*)::int4 from audit_entry e where e.subject_kind = 'application' and e.subject_id = s.application_id::text
             and e.action = 'application.saveSection' and e.detail ->> 'section' = s.section) as times
    from application_section s left join application_draft d on d.application_id = s.application_id and d.section = s.section
   where s.application_id = $applicationId`;

export const changesOf = sql('changes-of-application')`
  select e.at, e.action, e.detail ->> 'section' as "section?", e.ip, coalesce(${actedBy('e.actor')}, e.actor) as by
    from audit_entry e ${joinActor('u', 'e.actor')}
   where e.subject_kind = 'application' and e.subject_id = $applicationId::uuid::text order by e.at desc, e.id desc limit 200`;

export const emailsOf = sql('emails-of-applicant')`
  select subject, recipient, queued_at, sent_at, refused_at from mail
   where subject_kind = 'application' and subject_id = $applicationId::uuid::text or subject_kind = 'invoice' and subject_id = $invoiceId::uuid::text
   order by queued_at desc, id limit 100`;

/** Of the same session. A family may share one, so they are named, not judged. */
export const sharingPhone = sql('applications-sharing-phone')`
  select i.id, ${nameOn('o')} as full_name
    from application a join application o on o.mobile_number = a.mobile_number and o.session_id = a.session_id and o.id <> a.id
         join payment p on p.rrr = o.rrr join invoice i on i.id = p.invoice_id
   where a.id = $applicationId order by o.started_at, o.id limit 6`;

export const awaitsResult = sql('application-awaits-result')`
  select exists (select from application_section where application_id = $applicationId and section = 'o-level-result' and awaits_result(answers)) as awaits`;

/** What the JAMB list and the latest admission list say of who applied. */
export const listedElsewhere = sql('listed-elsewhere')`
  select c.full_name as "jamb_name?", c.gender_id as "gender_id?", c.state_id, c.lga_id, c.department_id as "jamb_department?", c.utme_score,
         m.full_name as "admitted_name?", m.department_id as admitted_department
    from application a
         left join lateral (select concat_ws(' ', lastname, firstname, nullif(middlename, '')) as full_name, gender_id, state_id, lga_id,
                                   department_id, utme_score
                              from jamb_candidate where session_id = a.session_id and registration_number = a.jamb_number) c on true
         left join lateral (select full_name, department_id from admission where reg_number = a.jamb_number or reg_number = a.application_number
                             order by session_id desc, admitted_on desc limit 1) m on true
   where a.id = $applicationId`;
