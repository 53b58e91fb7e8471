import work from '#work/exemption.json' with { type: 'json' };
import type {
  askExemption,
  Exemption,
  exemptionsOfStudent,
  ExemptionsOfStudent,
  grantExemptions,
} from '#contract/academics/exemptions.ts';
import { ACADEMICS } from '#contract/academics/pages.ts';
import declared from '#lists/academics/exemptions.json' with { type: 'json' };
import { displayMoment } from '#rules/displayDate.ts';
import { FindPage } from '../../../kit/find/FindPage.tsx';
import { DeclaredCell } from '../../../kit/list/columns.tsx';
import { Act } from '../../../kit/record/Act.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { Steps } from '../../../kit/workflow/Steps.tsx';
import { useSession } from '../../../session/useSession.ts';

const PATH = '/Exemptions/student';

/** What a student brought from elsewhere: the registry asks on a paper, and senate grants. */
export function StudentExemptionsPage() {
  const session = useSession();
  return (
    <FindPage<ExemptionsOfStudent>
      title={ACADEMICS.studentExemptions.name}
      lead="A course that a student is exempted from counts as met: for courses that need it, and for what is still to be taken. It has no grade and is in no average."
      asks={{
        name: 'number',
        label: 'Matric number or registration number',
        maxLength: 40,
        missing: "please enter the student's number",
      }}
      button="Find"
      find={(number) => session.call<typeof exemptionsOfStudent>({ method: 'GET', path: PATH, query: { number } })}
      unknown={{ status: 404, words: (typed) => `No student of your office has the number ${typed}.` }}
    >
      {({ number }) => (
        <ReadPart<typeof exemptionsOfStudent> path={PATH} query={{ number }} label="Loading the exemptions">
          {(found) => <Student found={found} />}
        </ReadPart>
      )}
    </FindPage>
  );
}

const unitsIn = (exemptions: readonly Exemption[], state: Exemption['state']): number =>
  exemptions.filter((each) => each.state === state).reduce((sum, { unit }) => sum + unit, 0);

function Student({ found }: { readonly found: ExemptionsOfStudent }) {
  const session = useSession();
  const { studentId, fullName, number, department, programme, levelId, mayAsk, exemptions } = found;
  const grantable = exemptions.filter(({ may }) => may.includes('grant'));
  return (
    <>
      <RecordSheet
        title={fullName}
        facts={[
          ['Student', fullName],
          ['Number', number],
          ['Class', `${department}, ${levelId} Level`],
          ['Programme', programme],
          ['Units granted', String(unitsIn(exemptions, 'granted'))],
          ['Units to be granted', String(unitsIn(exemptions, 'asked'))],
        ]}
        actions={
          <>
            {mayAsk && (
              <ActionDialog
                label="Exempt from courses"
                title={`Exempt from courses: ${fullName}`}
                lead="It waits for senate, and counts for nothing before it is granted."
                form="exemption"
                submitLabel="Ask"
                intent="primary"
                done={work.steps.ask.done}
                act={(answers, request) =>
                  session.call<typeof askExemption>({
                    method: 'POST',
                    path: '/Exemptions/exemption',
                    body: { request, studentId, answers },
                  })
                }
              />
            )}
            {grantable.length > 1 && (
              <Act
                label={`Grant all ${grantable.length}`}
                title={`Grant all ${grantable.length}: ${fullName}`}
                intent="primary"
                question={work.steps.grant.lead}
                done={work.steps.grant.done}
                act={() =>
                  session.call<typeof grantExemptions>({
                    method: 'POST',
                    path: '/Exemptions/grant',
                    body: { studentId, seen: grantable.map(({ id, digest }) => ({ id, digest })) },
                  })
                }
              />
            )}
          </>
        }
      />
      {exemptions.length === 0 && <p className="notice">This student is exempted from no course.</p>}
      {exemptions.map((exemption) => (
        <One key={exemption.id} exemption={exemption} />
      ))}
    </>
  );
}

const One = ({ exemption }: { readonly exemption: Exemption }) => {
  const { code, title, unit, basis, origin, paper, state, askedAt, askedBy, decidedBy, decidedAt, reason } = exemption;
  return (
    <RecordSheet
      title={`${code}, ${work.chart.states[state].meta.title}`}
      facts={[
        ['Course', `${code}, ${title}`],
        ['Units', String(unit)],
        ['Status', <DeclaredCell column={declared.columns.state} value={state} />],
        ['Why', basis],
        ['Institution', origin],
        ['Paper', paper],
        ['Asked', `${askedBy}, ${displayMoment(askedAt)}`],
        ...(decidedBy && decidedAt
          ? ([[work.chart.states[state].meta.title, `${decidedBy}, ${displayMoment(decidedAt)}`]] as const)
          : []),
        ...(reason ? ([['Reason', reason]] as const) : []),
      ]}
      actions={<Steps work={work} path="/Exemptions/exemption" record={exemption} />}
    />
  );
};
