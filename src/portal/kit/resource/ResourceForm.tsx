import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { Create, FindOf, Update } from '#contract/resource.ts';
import { raiseFlag } from '../../app/flags.ts';
import { useHouse } from '../../session/useHouse.ts';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { DeclaredForm } from '../form/DeclaredForm.tsx';
import { useRecord } from '../record/useRecord.ts';
import { titled, type Kept, type Screens } from './screens.ts';

const FAILED = { title: 'Not saved!', body: 'Something went wrong' };

interface Shown<Row extends Kept> {
  readonly screens: Screens<Row>;
}

/** Makes one. What the address names is filled in, as where one comes from the list of what it belongs to. */
export function ResourceCreate<Row extends Kept>({ screens }: Shown<Row>) {
  const { one, title, at, path, crumbs = [], forms } = screens;
  const house = useHouse();
  const finish = useFinish();
  const given = Object.fromEntries([...useSearchParams()[0]].map(([name, id]) => [name, Number(id)]));
  const create = async (answers: SectionAnswers) => {
    const { id } = await house.call<Create>({ method: 'POST', path, body: answers });
    finish(`The ${one} was created`, `${at}/${id}`);
  };
  const name = `Create ${one}`;
  return (
    <Page title={name} crumbs={[...crumbs, { name: title, to: at }, { name }]}>
      <DeclaredForm name={forms.create} submitLabel="Create" answers={given} onEdit={unkept} failed={FAILED} onSubmit={create} />
    </Page>
  );
}

/** Corrects one. */
export function ResourceEdit<Row extends Kept>({ screens }: Shown<Row>) {
  const { one, title, at, path, crumbs = [], nameOf, forms } = screens;
  const id = Number(useParams()['id']);
  const house = useHouse();
  const finish = useFinish();
  const { data: row, error, refetch } = useRecord<FindOf<Row>>(`${path}/:id` as const, { id });
  const correct = async (answers: SectionAnswers) => {
    await house.call<Update>({ method: 'PUT', path: `${path}/:id` as const, params: { id }, body: answers });
    finish(`The ${one} was saved`, `${at}/${id}`);
  };
  return (
    <Page title={`Edit ${one}`} crumbs={[...crumbs, { name: title, to: at }, { name: row ? nameOf(row) : titled(one), to: `${at}/${id}` }, { name: 'Edit' }]}>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!row && !error && <LoadingState lines={4} />}
      {row && <DeclaredForm name={forms.correct!} submitLabel="Save" answers={row} onEdit={unkept} failed={FAILED} onSubmit={correct} />}
    </Page>
  );
}

const unkept = () => undefined;

/** Says that it is done and shows it; lists and records are asked for anew. */
function useFinish() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (done: string, to: string) => {
    raiseFlag({ title: 'Success!', body: done, intent: 'success' });
    queries.removeQueries({ queryKey: ['lookup'] });
    void queries.invalidateQueries();
    void navigate(to, { replace: true });
  };
}
