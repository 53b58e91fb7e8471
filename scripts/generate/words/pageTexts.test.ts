import { expect, test } from 'vitest';
import { textsOf } from './pageTexts.ts';

const texts = (source: string) => textsOf('page.tsx', source);

test.each([
  ['<p>Pay now</p>', ['Pay now']],
  [
    '<p>Pay ₦{withThousands(invoice.amount)} at <Link to="/pay">the bank</Link>\n  , now.</p>',
    ['Pay ₦{amount} at {link}, now.', 'the bank'],
  ],
  ['<span>Apply<span className="unseen"> for {name}</span></span>', ['Apply', 'for {name}']],
  ['<p>{done ? "All is saved" : "Not saved yet"}</p>', ['All is saved', 'Not saved yet']],
  ['<p>{day} to {other.day} is long</p>', ['{day} to {day2} is long']],
  ['<input aria-label="Close" name="Close" className="Two words" placeholder="Your name" />', ['Close', 'Your name']],
  ['const title = `${name} ${again ? "Reprint" : "Login"}`;', ['{name} Reprint', '{name} Login', 'Reprint', 'Login']],
  ['flag({ title: "Saved!", kind: "success", at: "/a path/x" });', ['Saved!']],
  ['throw refuse(`${name} is closed. ` + `Call ${school.phone}`);', ['{name} is closed. Call {phone}']],
  ['<Fact name="As of" value={day} />', ['As of']],
  ['return "It is checked; please wait.";', ['It is checked; please wait.']],
  ['limit({ name: `codes of ${rrr}`, free: 20 }, slowGuesses(platform, "reset link"));', []],
  ['if (key === "Escape") throw new Error("No such page here");', []],
])('%s says %j', (source, found) => expect(texts(source)).toEqual(found));
