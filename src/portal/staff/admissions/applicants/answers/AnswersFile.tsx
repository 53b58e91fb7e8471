import { raiseFlag } from '../../../../core/flags.ts';
import { useFreshClaims } from '../../../../session/useFreshClaims.ts';
import { AnswerFileMenu } from '../../AnswerFileMenu.tsx';

const WITH_SENSITIVE = ['Excel, with sensitive answers (.xlsx)', { format: 'xlsx', sensitive: 'true' }] as const;

/** What the list narrows applicants by; it is said by the address. */
const FILTER = ['ApplicationTypeId', 'sessionId', 'state', 'references', 'search', 'sort'];

/** Of one programme: each asks other questions. */
export function AnswersFile() {
  const { claims } = useFreshClaims();
  return (
    <AnswerFileMenu
      label="Answers"
      more={claims.includes('sensitive-answers') ? [WITH_SENSITIVE] : []}
      addressOf={addressOf}
    />
  );
}

function addressOf(file: Readonly<Record<string, string>>): string | undefined {
  const given = [...new URLSearchParams(window.location.search)].filter(
    ([name, value]) => FILTER.includes(name) && value !== '',
  );
  const query = new URLSearchParams([...given, ...Object.entries(file)]);
  if (query.has('ApplicationTypeId')) return `/Application/answers-file?${query}`;
  raiseFlag({ title: 'Which programme?', body: 'Choose a programme in the list first', intent: 'warning' });
  return undefined;
}
