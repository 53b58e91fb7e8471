import { usePageStart } from '../ui/usePageStart.ts';
import { ArrowRight } from '../ui/icons.tsx';
import { LanguageChoice } from '../ui/LanguageChoice.tsx';
import { buttonClass } from '../ui/Button.tsx';

const STEPS = [
  ['Generate an invoice', 'Choose a programme and give your phone number.'],
  ['Pay', 'With a card online, or with the RRR at any bank.'],
  ['Complete the form', 'Log in with the RRR. What you type is kept as you go.'],
  ['Print your slip', 'On paper or as a PDF, with a code that proves it.'],
] as const;

export function Welcome({ schoolName }: { readonly schoolName: string }) {
  const heading = usePageStart(schoolName);
  return (
    <section className="welcome" aria-labelledby="welcome-title">
      <div className="welcome__inner">
        <div className="welcome__words">
          <p className="welcome__language">
            <LanguageChoice />
          </p>
          <p className="welcome__over">Admissions</p>
          <h1 id="welcome-title" ref={heading} tabIndex={-1}>
            Welcome to {schoolName}
          </h1>
          <p className="welcome__lead">Apply, pay and print your application slip here, from any phone.</p>
          <a className={`${buttonClass('primary')} welcome__go`} href="#applications">
            <span>See applications</span>
            <ArrowRight />
          </a>
        </div>
        <ol className="steps">
          {STEPS.map(([title, detail]) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{detail}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
