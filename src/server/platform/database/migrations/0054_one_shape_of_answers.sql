-- Saved answers are stored as drafts are, in the form's shape: what an address takes as one map, from subject to grade, is
-- rows of subject and grade, in the order of their ids. As when a section is saved, there is nothing where nothing was answered.
update application_section
   set answers = case when answers->'oLevelInfo' = '[]' then answers - 'oLevelInfo' else jsonb_set(answers, '{oLevelInfo}', (
         select jsonb_agg((sitting - 'subjectGrade') || coalesce((
                  select jsonb_build_object('subjects', jsonb_agg(jsonb_build_object('subjectId', subject::int8, 'gradeId', grade) order by subject::int8))
                    from jsonb_each(sitting->'subjectGrade') as pairs (subject, grade)
                  having count(*) > 0), '{}') order by place)
           from jsonb_array_elements(answers->'oLevelInfo') with ordinality as sittings (sitting, place))) end
 where answers->'oLevelInfo' = '[]' or answers @? '$.oLevelInfo[*].subjectGrade';

-- What a server of the older program would write beside this one is refused, rather than read as no rows at all.
alter table application_section add constraint application_section_one_shape check (not answers @? '$.oLevelInfo[*].subjectGrade');
