import type { Notice } from '#contract/communication/notices.ts';
import { NOTICE_CATEGORIES, NOTICE_READERS, type NoticeCategory } from '#rules/noticeCategory.ts';
import { DateField } from '../../../kit/dates/DateField.tsx';
import { dayMistake } from '../../../kit/dates/dayMistake.ts';
import { RichTextField } from '../../../kit/rich-text/RichTextField.tsx';
import { useFields } from '../../../kit/useFields.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, TextField } from '../../../ui/Field.tsx';

/** `endDate` is empty where there is no last day. */
export type TypedNotice = Record<'category' | 'title' | 'description' | 'startDate' | 'endDate' | 'senderName', string>;

export const typedOf = ({ category, title, description, startDate, endDate, senderName }: Notice): TypedNotice =>
  ({ category, title, description, startDate, endDate: endDate ?? '', senderName });

export const sentOf = (typed: TypedNotice) => ({ ...typed, category: typed.category as NoticeCategory, endDate: typed.endDate || null });

interface NoticeInputsProps {
  readonly opening: TypedNotice;
  readonly submitLabel: string;
  readonly onEdit?: (typed: TypedNotice) => void;
  readonly onSubmit: (typed: TypedNotice) => Promise<void>;
}

const REFUSAL = { title: 'Failed!', body: 'Something went wrong' };

export function NoticeInputs({ opening, submitLabel, onEdit, onSubmit }: NoticeInputsProps) {
  const form = useFields(opening, REFUSAL, ({ category, title, startDate, endDate, senderName }) => ({
    category: category === '' ? 'please select the category' : null,
    title: title.trim() === '' ? 'please enter the title' : null,
    startDate: dayMistake(startDate, 'please enter the first day'),
    endDate: dayMistake(endDate),
    senderName: senderName.trim() === '' ? 'please enter who sends it' : null,
  }), onEdit);
  const { onChange, mistake, ...category } = form.field('category');
  const readers = NOTICE_READERS[form.typed.category as NoticeCategory];
  return (
    <form className="sheet form" onSubmit={(event) => void form.submit(onSubmit)(event)} noValidate>
      <Field id={category.id} label="Category" required mistake={mistake} help={readers && `Read by: ${readers}.`}>
        {(attributes) => (
          <select className="bp6-input" {...category} {...attributes} onChange={({ target }) => form.set('category', target.value)}>
            <option value="">Select</option>
            {NOTICE_CATEGORIES.map((each) => <option key={each}>{each}</option>)}
          </select>
        )}
      </Field>
      <TextField label="Title" required maxLength={150} {...form.field('title')} />
      <RichTextField id="description" label="Description" required mistake={form.field('description').mistake} html={opening.description} onChange={(html) => form.set('description', html)} />
      <div className="form__row">
        <DateField label="First day" required {...form.field('startDate')} />
        <DateField label="Last day" help="Left empty, it stays until it is switched off." {...form.field('endDate')} />
      </div>
      <TextField label="Sender" required maxLength={80} {...form.field('senderName')} />
      <div className="form__end"><Button type="submit" intent="primary" busy={form.busy}>{submitLabel}</Button></div>
    </form>
  );
}
