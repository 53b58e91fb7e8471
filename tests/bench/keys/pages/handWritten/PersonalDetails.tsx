import { useState } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { optionsOf, type Lists } from '../world.ts';
import { List, Text } from './fields.tsx';

export function PersonalDetails({ lists, opening }: { lists: Lists; opening: SectionAnswers }) {
  const [country, setCountry] = useState(String(opening['countryId']));
  const [state, setState] = useState('');
  const [faculty, setFaculty] = useState('');
  const [disability, setDisability] = useState(String(opening['hasDisability']));
  const choice = (answer: string) => (
    <label>
      <input
        type="radio"
        name="hasDisability"
        value={answer}
        defaultChecked={disability === answer}
        onChange={() => setDisability(answer)}
        required
      />
      {answer}
    </label>
  );
  return (
    <>
      <Text title="Passport photograph" type="file" name="passport" />
      <List title="Title" name="titleId" options={optionsOf(lists, 'titles')} required />
      <Text title="Surname" name="lastname" defaultValue="Okafor" disabled />
      <Text title="First name" name="firstname" defaultValue="Adaeze" disabled />
      <Text title="Middle name" name="middlename" defaultValue="Ngozi" disabled />
      <Text title="Maiden Name" name="maidenName" maxLength={60} />
      <List title="Sex" name="genderId" options={optionsOf(lists, 'genders')} required />
      <Text title="Date of birth" name="dateOfBirth" type="date" required />
      <List
        title="Country"
        name="countryId"
        options={optionsOf(lists, 'countries')}
        defaultValue={country}
        onChange={({ target }) => setCountry(target.value)}
        required
      />
      <List
        title="State of origin"
        name="stateId"
        key={country}
        options={optionsOf(lists, 'states', country)}
        onChange={({ target }) => setState(target.value)}
      />
      <List
        title="LGA of origin"
        name="lgaId"
        key={state}
        options={optionsOf(lists, 'lgas', state)}
        disabled={state === ''}
      />
      <p>
        <label htmlFor="address">Address</label>
        <textarea id="address" name="permanentAddress" rows={3} maxLength={250} required />
      </p>
      <Text title="Mobile phone" name="mobileNumber" type="tel" maxLength={14} required />
      <Text title="Email address" name="email" type="email" defaultValue="adaeze.okafor@example.com" disabled />
      <fieldset>
        <legend>Do you have any disability?</legend>
        {choice('Yes')}
        {choice('No')}
      </fieldset>
      {disability === 'Yes' && <Text title="Disability" name="disability" maxLength={200} required />}
      <List title="Religion" name="religionId" options={optionsOf(lists, 'religions')} required />
      <List
        title="Faculty"
        name="jupebOptionId"
        options={optionsOf(lists, 'jupeb-faculties')}
        onChange={({ target }) => setFaculty(target.value)}
        required
      />
      <List
        title="Subject Combination"
        name="jupebOptionSubjectId"
        key={`faculty ${faculty}`}
        options={optionsOf(lists, 'jupeb-combinations', faculty)}
        disabled={faculty === ''}
        required
      />
    </>
  );
}
