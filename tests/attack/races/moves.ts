import type { Finding } from '../attack.ts';
import type { Step } from '../inTurn.ts';
import { isOpened, logInBy, newPayer, pay } from '../target/applicants.ts';
import { mover, rightful } from '../target/moves.ts';
import type { Target } from '../target/target.ts';

const LOAD = '/api/JupebApplication/application';
/** At the full scale as many as the rounds in which it was found. */
const ROUNDS = 25;
const LEAST = 2;

/** Log-ins go on while the invoice is moved: what they were given must open nothing afterwards, and their device know nothing. */
async function logIns(target: Target): Promise<Finding[]> {
  const move = await mover(target);
  const findings: Finding[] = [];
  let [opened, alive, known] = [0, 0, 0];
  const rounds = target.times(ROUNDS, LEAST);
  for (let round = 0; round < rounds; round += 1) {
    const payer = await newPayer(target);
    await pay(payer);
    let isOver = false;
    const tokens: string[] = [];
    const goOn = async () => {
      while (!isOver) {
        const answer = await logInBy(payer.browser, payer.rrr);
        if (isOpened(answer) && 'token' in answer.data) tokens.push(answer.data.token);
      }
    };
    const going = [goOn(), goOn(), goOn(), goOn()];
    await move(payer, rightful(target)).finally(() => {
      isOver = true;
    });
    await Promise.all(going);
    opened += tokens.length;
    for (const token of tokens) if ((await payer.browser.call('GET', LOAD, { token })).status === 200) alive += 1;
    if (isOpened(await logInBy(payer.browser, payer.rrr))) known += 1;
  }
  target.note(`${opened} log-ins during ${rounds} moves of an invoice`);
  const reproduce =
    'POST /api/JupebApplication/login on end while POST /api/Application/update-application-invoice is under way';
  if (alive > 0) findings.push({ what: `${alive} tokens of log-ins outlive the move of their invoice`, reproduce });
  if (known > 0)
    findings.push({ what: `A device keeps its right to a moved invoice in ${known} of ${rounds} rounds`, reproduce });
  return findings;
}

export const moves: readonly Step[] = [logIns];
