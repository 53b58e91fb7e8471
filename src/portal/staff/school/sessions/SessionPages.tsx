import { Link } from 'react-router-dom';
import list from '#lists/school/sessions.json' with { type: 'json' };
import { SCHOOL } from '#contract/school/pages.ts';
import type { academicSessions, openSession, rollbackSession } from '#contract/school/sessions.ts';
import type { RowOf } from '../../../kit/list/listProps.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';
import { useSession } from '../../../session/useSession.ts';
import { buttonClass } from '../../../ui/Button.tsx';

type Session = RowOf<typeof academicSessions.list>;

const SCREENS: ScreensOf<typeof academicSessions.list> = {
  one: 'session',
  declared: list,
  at: SCHOOL.sessions.to,
  path: '/Session/sessions',
  facts: ({ isOpen }) => [['Applications', isOpen ? 'Made in this session' : 'Not made in this session']],
  forms: { create: 'academic-session' },
  switchedOff: 'The session can no longer be chosen. What was made in it stays.',
  actions: (session) => <Opening {...session} />,
  listActions: (
    <Link className={buttonClass(undefined, 'outlined')} to={SCHOOL.semesters.to}>
      Semesters
    </Link>
  ),
};

function Opening({ id, name, isOpen, active }: Session) {
  const session = useSession();
  if (isOpen)
    return (
      <Act
        label="Take the opening back"
        question={`${name} closes, and the session that was open before it is open again.`}
        done={`${name} is closed`}
        act={() =>
          session.call<typeof rollbackSession>({ method: 'POST', path: '/Department/active-sessions/rollback' })
        }
      />
    );
  if (!active) return null;
  return (
    <Act
      label="Open"
      question={`Applications and invoices are made in ${name} from now on. The session that is open now closes.`}
      done={`${name} is open`}
      act={() =>
        session.call<typeof openSession>({
          method: 'POST',
          path: '/Department/active-sessions/set',
          body: { sessionId: id },
        })
      }
    />
  );
}

export const SessionPages = () => <ResourcePages screens={SCREENS} />;
