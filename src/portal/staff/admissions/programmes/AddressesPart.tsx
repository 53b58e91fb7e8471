import type { Binding, Programme, Routes } from '#catalogue/programme.ts';
import { MAPPINGS, type MappingName } from '#catalogue/registry/mappings.ts';
import { FOLLOW_UPS, type FollowUpName } from '#catalogue/registry/followUps.ts';
import { Part } from './Part.tsx';

const PAGES: Readonly<Record<keyof Routes, string>> = {
  login: 'Login',
  application: 'Application',
  preview: 'Preview',
  details: 'Preview, second address',
  reprint: 'Slip, to print again',
  refereeForm: 'What a referee answers',
};

export function AddressesPart({
  programme: { routes, invoice, endpoints, sections },
}: {
  readonly programme: Programme;
}) {
  const { login, load, slip, sections: saved } = endpoints;
  return (
    <Part anchor="addresses" title="Addresses">
      <table className="p-table">
        <caption>Pages</caption>
        <tbody>
          <tr>
            <th scope="row">Invoice, to make one</th>
            <td>
              <code>{invoice.generatePage}</code>
            </td>
          </tr>
          <tr>
            <th scope="row">Invoice, made</th>
            <td>
              <code>{invoice.invoicePage}</code>
            </td>
          </tr>
          {Object.entries(routes).map(([page, path]) => (
            <tr key={page}>
              <th scope="row">{PAGES[page as keyof Routes]}</th>
              <td>
                <code>{path}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="p-table">
        <caption>
          Of the API, below <code>/api</code>
        </caption>
        <tbody>
          <Row name="Logs in" binding={login} />
          <Row name="Loads the application" binding={load} />
          {Object.entries(saved).map(([name, binding]) => (
            <Row
              key={name}
              name={`Saves ${sections[name]!.title}`}
              binding={binding}
              note={[
                `whose it is: ${binding.identifiedBy}`,
                MAPPINGS[binding.mapping as MappingName]?.meaning,
                FOLLOW_UPS[binding.followUp?.name as FollowUpName]?.meaning,
              ]
                .filter(Boolean)
                .join('; ')}
            />
          ))}
          <Row name="Prints the slip" binding={slip} />
        </tbody>
      </table>
    </Part>
  );
}

const Row = ({
  name,
  binding: { method, path },
  note,
}: {
  readonly name: string;
  readonly binding: Binding;
  readonly note?: string;
}) => (
  <tr>
    <th scope="row">{name}</th>
    <td>
      <code>
        {method} {path}
      </code>
      {note && <small>{note}</small>}
    </td>
  </tr>
);
