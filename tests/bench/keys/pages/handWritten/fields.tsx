import type { ComponentProps } from 'react';
import type { Option } from '#catalogue/registry/lookups.ts';

export const Text = ({ title, ...input }: { title: string } & ComponentProps<'input'>) => (
  <p>
    <label htmlFor={input.name}>{title}</label>
    <input id={input.name} {...input} />
  </p>
);

export const List = ({
  title,
  options,
  ...select
}: { title: string; options: readonly Option[] } & ComponentProps<'select'>) => (
  <p>
    <label htmlFor={select.name}>{title}</label>
    <select id={select.name} {...select}>
      <option value="">Select…</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </p>
);
