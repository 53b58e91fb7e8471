import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerAt, onlyQuestions, withAnswerAt } from '#catalogue/openQuestions.ts';
import type { Answers } from '#catalogue/answers.ts';
import type { CompiledSection, SectionAnswers } from '#catalogue/validate.ts';
import type { ApplicationQueries, correctAnswer, OpenQuestion } from '#contract/admissions/queries.ts';
import { SectionForm } from '#form/section/SectionForm.tsx';
import { importSection } from '../../../../api/importSection.ts';
import { usePortalData } from '../../../../core/portalData.ts';
import { ModalDialog } from '../../../../kit/dialog/ModalDialog.tsx';
import { DeclaredServices } from '../../../../kit/form/DeclaredServices.tsx';
import { ownFiles } from '../../../../kit/form/ownFiles.ts';
import { SignedInForm } from '../../../../kit/form/SignedInForm.tsx';
import { newId } from '../../../../kit/newId.ts';
import { useDialog } from '../../../../kit/record/useDialog.ts';
import { useSaved } from '../../../../kit/useSaved.ts';
import { useSession } from '../../../../session/useSession.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ErrorState, LoadingState } from '../../../../ui/states.tsx';
import '#form/form.css';

interface CorrectAnswerProps {
  /** The applicant's. */
  readonly id: string;
  readonly read: ApplicationQueries;
  readonly question: OpenQuestion;
}

/** The answer first, as the applicant's form asks it, and then why. */
export function CorrectAnswer({ id, read, question }: CorrectAnswerProps) {
  const dialog = useDialog();
  const title = `Correct: ${question.title}`;
  return (
    <>
      <Button look="outlined" aria-label={title} onClick={dialog.open}>
        Correct
      </Button>
      {dialog.isOpen && (
        <ModalDialog title={title} size="confirm" onClose={dialog.close}>
          <Correcting id={id} read={read} question={question} onDone={dialog.close} />
        </ModalDialog>
      )}
    </>
  );
}

const NOTHING: SectionAnswers = {};

function Correcting({ id, read, question, onDone }: CorrectAnswerProps & { readonly onDone: () => void }) {
  const session = useSession();
  const saved = useSaved();
  const { today } = usePortalData();
  const [files] = useState(() => ownFiles(session));
  const [request] = useState(newId);
  const [given, setGiven] = useState<{ readonly answer: unknown }>();
  const [typed, setTyped] = useState(NOTHING);
  const { path } = question;
  const name = path.split('/')[0]!;
  const { data: section, error, refetch } = useCorrectedSection(read, path);
  if (given)
    return (
      <SignedInForm
        name="answer-correction"
        submitLabel="Correct the answer"
        answers={typed}
        files={files}
        onEdit={(answers) => setTyped(answers())}
        onSubmit={async (why) => {
          const { reason, evidence } = why as { readonly reason: string; readonly evidence?: string };
          await session.call<typeof correctAnswer>({
            method: 'POST',
            path: '/Application/applications/:id/correct-answer',
            params: { id },
            body: {
              request,
              revision: read.revision,
              path,
              answer: given.answer,
              reason,
              ...(evidence !== undefined && { evidence }),
            },
          });
          onDone();
          await saved('The answer is corrected, and the applicant is mailed');
        }}
      />
    );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!section) return <LoadingState lines={3} label="Loading the question" />;
  return (
    <DeclaredServices files={files}>
      <div className="sheet">
        <SectionForm
          section={section}
          answers={answersIn(read)[name] ?? NOTHING}
          readOnlyFacts={NOTHING}
          today={today}
          hasPassport
          busy={false}
          submitLabel="Next"
          onEdit={() => undefined}
          onSubmit={(answers) => setGiven({ answer: answerAt({ [name]: answers }, path) ?? null })}
        />
      </div>
    </DeclaredServices>
  );
}

/** Those that the page has: a list may hang on an answer beside it. */
const answersIn = ({ questions }: ApplicationQueries): Answers =>
  questions.reduce<Answers>(
    (answers, { path, value }) => (value === null ? answers : withAnswerAt(answers, path, value)),
    {},
  );

/** The page has not every answer of the section, so that the server alone judges it whole. */
const useCorrectedSection = ({ programme: { id, version } }: ApplicationQueries, path: string) =>
  useQuery({
    queryKey: ['corrected-section', id, version, path],
    queryFn: async (): Promise<CompiledSection> => {
      const name = path.split('/')[0]!;
      const { schema } = await importSection(`/programmes/${id}/${version}/${name}.js`);
      return { schema: onlyQuestions(schema, name, [path]), validate: () => true };
    },
    staleTime: Infinity,
  });
