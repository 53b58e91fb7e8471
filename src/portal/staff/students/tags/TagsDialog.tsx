import type { StudentFacts } from '#contract/students/records.ts';
import type { setStudentTags } from '#contract/students/tags.ts';
import { tagsInWords } from '#rules/finance/tags.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';

interface TagsDialogProps {
  readonly student: Pick<StudentFacts, 'admissionId' | 'fullName' | 'tags'>;
}

/** What the college says of a student for the fees' sake, beside the state of origin. */
export function TagsDialog({ student: { admissionId, fullName, tags } }: TagsDialogProps) {
  const session = useSession();
  return (
    <ActionDialog
      label="Set groups"
      title="Set groups that count for fees"
      submitLabel="Save"
      form="student-groups"
      answers={{ tags: tagsInWords(tags) }}
      done="The groups are saved, and the charges follow"
      lead={`${fullName} pays the fees of these groups in the latest session. The charges are corrected at once, and the student is notified.`}
      act={(typed) =>
        session.call<typeof setStudentTags>({
          method: 'PUT',
          path: '/Student/student-tags',
          body: { admissionId, seen: [...tags], answers: { ...typed } },
        })
      }
    />
  );
}
