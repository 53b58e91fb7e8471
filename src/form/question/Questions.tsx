import type { ComponentType } from 'react';
import { isApplicable } from '#catalogue/normalise.ts';
import { childPointer } from '#catalogue/pointer.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { GroupContext, SiblingsContext } from '../section/session.ts';
import { Question, type QuestionProps } from './Question.tsx';

interface QuestionsProps {
  readonly pointer: string;
  readonly group: FieldSchema;
  readonly answers: SectionAnswers;
  readonly errors: QuestionProps['errors'];
  readonly draw?: ComponentType<QuestionProps>;
}

export const Questions = ({ pointer, group, answers, errors, draw: Draw = Question }: QuestionsProps) => (
  <GroupContext value={group}>
    <SiblingsContext value={answers}>
      <div className="m-grid">
        {Object.entries(group.properties ?? {})
          .filter(([, { askedWhen }]) => isApplicable(askedWhen, answers))
          .map(([name, field]) => (
            <Draw
              key={name}
              pointer={childPointer(pointer, name)}
              field={field}
              value={answers[name]}
              errors={errors}
            />
          ))}
      </div>
    </SiblingsContext>
  </GroupContext>
);
