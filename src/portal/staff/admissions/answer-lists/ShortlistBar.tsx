import type { shortlistApplications } from '#contract/admissions/shortlist.ts';
import type { RowSelection } from '../../../kit/list/bulk/useSelection.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';

/** What can be done with the chosen applications, below the list. */
export function ShortlistBar({ selection: { count, chosen, clear } }: { readonly selection: RowSelection }) {
  const session = useSession();
  const ids = 'ids' in chosen ? chosen.ids.map(({ id }) => String(id)) : [];
  const mark = (isShortlisted: boolean) => async (answers: object) => {
    const { note } = answers as { readonly note: string };
    const done = await session.call<typeof shortlistApplications>({
      method: 'POST',
      path: '/Application/shortlist',
      body: { ids, isShortlisted, note },
    });
    clear();
    return done;
  };
  const said =
    (done: string) =>
    ({ changed }: { readonly changed: number }) =>
      `${changed} ${changed === 1 ? 'application is' : 'applications are'} ${done}`;
  return (
    <section className="answer-list__chosen" aria-label="What is selected">
      <p>
        <b>{count}</b> selected
      </p>
      <ActionDialog
        label="Shortlist"
        form="shortlist-note"
        intent="primary"
        lead="Only submitted applications are shortlisted. Nobody is mailed."
        done={said('shortlisted')}
        act={mark(true)}
      />
      <ActionDialog
        label="Take off the shortlist"
        form="shortlist-note"
        lead="Nobody is mailed."
        done={said('taken off the shortlist')}
        act={mark(false)}
      />
      <Button look="minimal" onClick={clear}>
        Clear selection
      </Button>
    </section>
  );
}
