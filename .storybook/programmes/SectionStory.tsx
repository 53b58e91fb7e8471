import { Suspense, use } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { FieldError, SectionAnswers } from '#catalogue/validate.ts';
import { SectionForm } from '../../src/form/section/SectionForm.tsx';
import { boundSectionOf, sectionOf } from './delivered.ts';
import { lists } from './lists.ts';
import { sampleAnswers } from './sampleAnswers.ts';

interface SectionStoryProps {
  readonly programme: string;
  readonly section: string;
  readonly answers: 'none' | 'sample' | SectionAnswers;
  readonly serverErrors?: Readonly<Record<string, string>>;
  readonly busy?: boolean;
  readonly hasPassport?: boolean;
  readonly submitLabel?: string;
  readonly onEdit?: (answers: SectionAnswers) => void;
  readonly onSubmit?: (answers: SectionAnswers) => void;
  readonly onRefused?: (errors: readonly FieldError[]) => void;
}

const FACTS = { lastname: 'Okafor', firstname: 'Adaeze', middlename: '', email: 'adaeze.okafor@example.com' };
const KNOWN = { answers: {}, facts: FACTS, today: '2026-11-02' };
const NOTHING = () => undefined;

export const SectionStory = (props: SectionStoryProps) => (
  <Suspense fallback="Loading…">
    <Loaded {...props} />
  </Suspense>
);

function Loaded({
  programme,
  section,
  answers,
  busy = false,
  hasPassport = true,
  onEdit = NOTHING,
  onSubmit = NOTHING,
  ...rest
}: SectionStoryProps) {
  const declared = use(sectionOf(programme, section));
  const compiled = use(boundSectionOf(programme, section, KNOWN));
  const known = use(lists);
  const given = answers === 'none' ? {} : answers === 'sample' ? sampleAnswers(declared.schema, known, KNOWN) : answers;
  return (
    <SectionForm
      section={compiled}
      answers={given}
      readOnlyFacts={FACTS}
      today="2026-11-02"
      hasPassport={hasPassport}
      busy={busy}
      submitLabel="Next"
      onEdit={(typed) => onEdit(typed())}
      onSubmit={onSubmit}
      onPrevious={NOTHING}
      {...rest}
    />
  );
}

/** A refused submit focuses the list of mistakes, and every line of it leads to its field. */
export async function refuse({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
  const summary = await canvas.findByRole('group', { name: /^Please check/ });
  await expect(summary).toHaveFocus();
  for (const link of within(summary).getAllByRole('link')) {
    await userEvent.click(link);
    const field = document.querySelector(`[id="${link.getAttribute('href')!.slice(1)}"]`)!;
    const isFocused = () =>
      field.matches(':disabled')
        ? document.activeElement instanceof HTMLSelectElement
        : field.contains(document.activeElement);
    await waitFor(() => expect(isFocused()).toBe(true));
  }
}
