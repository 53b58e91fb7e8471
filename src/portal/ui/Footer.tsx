import { Breakable } from '#form/answer/Breakable.tsx';
import { translation } from '#words/translation.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Phone } from './icons.tsx';

interface FooterProps {
  readonly schoolName: string;
  readonly phone: string;
  readonly email: string;
}

export function Footer({ schoolName, phone, email }: FooterProps) {
  return (
    <footer className="foot">
      <div className="foot__inner">
        <p className="foot__school">{schoolName}</p>
        <p>
          <LanguageChoice /> {translation?.note}
        </p>
        <p className="foot__help">
          <span>Need help?</span>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>
            <Phone />
            {phone}
          </a>
          <a href={`mailto:${email}`}>
            <Breakable text={email} />
          </a>
        </p>
      </div>
    </footer>
  );
}
