import { Phone } from '../ui/icons.tsx';

export function HelpLine({ phone }: { readonly phone: string }) {
  return (
    <section className="help" aria-labelledby="help-title">
      <h2 id="help-title">Need help with your application?</h2>
      <p>
        Call us on{' '}
        <a href={`tel:${phone.replaceAll(' ', '')}`}>
          <Phone />
          {phone}
        </a>
      </p>
    </section>
  );
}
