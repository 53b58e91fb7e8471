import declared from '#lists/admissions/awaited-results.json' with { type: 'json' };
import type {
  awaitedResults,
  AwaitedWindow,
  openAwaitedWindow,
  shutAwaitedWindow,
} from '#contract/admissions/awaited-results.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { displayDate } from '#rules/displayDate.ts';
import { usePortalData } from '../../../core/portalData.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { Act } from '../../../kit/record/Act.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useRecord } from '../../../kit/record/useRecord.ts';
import { useSession } from '../../../session/useSession.ts';
import { applicantAt } from '../addresses.ts';

export function AwaitedResultsPage() {
  const session = useSession();
  const { today } = usePortalData();
  const windows = (useRecord('/Application/awaited-windows', undefined).data ?? []) as readonly AwaitedWindow[];
  const current = windows.find(({ isShut, closesOn }) => !isShut && closesOn >= today);
  return (
    <ListPage<typeof awaitedResults.list>
      declared={declared}
      path="/Application/awaited-results"
      crumbs={[ADMISSIONS.deadlines]}
      lead={current ? `${declared.lead} ${windowWords(current)}` : `${declared.lead} No window is open.`}
      to={({ id }) => applicantAt(id)}
      actions={
        current ? (
          <Act
            label="Shut the window"
            question="Who has begun and has not submitted is put back to the application of before."
            done="The window is shut"
            isDanger
            act={() =>
              session.call<typeof shutAwaitedWindow>({
                method: 'POST',
                path: '/Application/shut-awaited-window/:id',
                params: { id: current.id },
              })
            }
          />
        ) : (
          <ActionDialog
            label="Open a window"
            form="awaited-window"
            intent="primary"
            lead="Who awaits an O-Level result may add it in these days: that section alone is open, and the slip gets a new version."
            done="The window is open"
            act={(answers) =>
              session.call<typeof openAwaitedWindow>({
                method: 'POST',
                path: '/Application/open-awaited-window',
                body: { answers },
              })
            }
          />
        )
      }
    />
  );
}

const windowWords = ({ opensOn, closesOn }: AwaitedWindow): string =>
  `The window is open from ${displayDate(opensOn)} to ${displayDate(closesOn)}.`;
