import { afterEach, expect, test } from 'vitest';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APPLICANT_FACTS, APPLICATION_FACTS } from '../registry/facts.ts';
import { DeclarationError } from './declarationError.ts';
import { loadCatalogue } from './load.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const DECLARED = [
  'schemas/jupeb',
  'schemas/shared',
  'schemas/forms/finance',
  'flows/jupeb',
  'flows/shared',
  'flows/national-diploma',
];

const PERSONAL = 'schemas/jupeb/personal-details.json';
const SPONSOR = 'schemas/jupeb/sponsor-and-referee.json';
const O_LEVEL = 'schemas/jupeb/o-level-result.json';
const FEE_PAYER = 'schemas/forms/finance/fee-payer.json';
const SLIP = 'schemas/jupeb/slip.json';
const FLOW = 'flows/jupeb/flow.json';
const ENDPOINTS = 'flows/jupeb/endpoints.json';
const DIPLOMA = 'flows/national-diploma/flow.json';
const SHARED_PERSON = 'schemas/shared/person.json';
const SHARED_PLACE = 'schemas/shared/place-of-origin.json';
const SHARED_CONTACT = 'schemas/shared/contact.json';
const SHARED_O_LEVEL = 'schemas/shared/o-level.json';
const SHARED_SPONSOR = 'schemas/shared/sponsor.json';
const SHARED_SLIP = 'schemas/shared/slip.json';
const SHARED_INVOICE = 'flows/shared/invoice.json';
const SHARED_CHECK = 'flows/shared/check.json';
const SHARED_PREVIEW = 'flows/shared/preview.json';

type Edit = readonly [file: string, was: string, is: string];

const TAKEN_OVER: Edit = [
  O_LEVEL,
  '"$id": "jupeb/o-level-result",',
  '"$id": "jupeb/o-level-result",\n  "$ref": "../shared/o-level.json#/$defs/section",',
];

interface Broken {
  readonly mistake: string;
  readonly edits: readonly Edit[];
  /** The line is given by how it begins. */
  readonly place: readonly [file: string, line: string, pointer: string];
  readonly says: string;
}

const BROKEN: readonly Broken[] = [
  {
    mistake: 'a comma too many',
    edits: [[PERSONAL, '"title": "Personal Details",', '"title": "Personal Details",,']],
    place: [PERSONAL, '"title": "Pe', ''],
    says: 'cannot be read: a name in quotes is missing here, or there is a comma too many before it.',
  },
  {
    mistake: 'a line copied and not renamed',
    edits: [[PERSONAL, '"middlename": { "$ref"', '"firstname": { "$ref"']],
    place: [
      PERSONAL,
      '"firstname": { "$ref": "../shared/person.json#/$defs/name", "title": "M',
      '/properties/firstname',
    ],
    says: "'firstname' is here a second time.",
  },
  {
    mistake: 'an unknown word of a section',
    edits: [[PERSONAL, '"saved": {', '"savd": {']],
    place: [PERSONAL, '"savd": { "t', '/savd'],
    says: "'savd' is not a word that can be used here. Did you mean 'saved'?",
  },
  {
    mistake: 'an unknown word of a field',
    edits: [[PERSONAL, '"title": "Faculty", "widget"', '"titel": "Faculty", "widget"']],
    place: [PERSONAL, '"type": "integer", "tite', '/properties/jupebOptionId/titel'],
    says: "'titel' is not a word that can be used here. Did you mean 'title'?",
  },
  {
    mistake: 'an unknown word of a shared block',
    edits: [[SHARED_PERSON, '"ageOver": 15', '"ageover": 15']],
    place: [SHARED_PERSON, '"type": "string", "title": "Da', '/$defs/dateOfBirth/ageover'],
    says: "'ageover' is not a word that can be used here. Did you mean 'ageOver'?",
  },
  {
    mistake: 'a section without its title',
    edits: [[SPONSOR, `  "title": "Sponsor & Referee",\n`, '']],
    place: [SPONSOR, '{', ''],
    says: "'title' is missing.",
  },
  {
    mistake: 'a field without a type',
    edits: [[PERSONAL, '"type": "integer", "title": "Faculty"', '"title": "Faculty"']],
    place: [PERSONAL, '"jupebOptionI', '/properties/jupebOptionId'],
    says: "'type' is missing in 'Faculty'.",
  },
  {
    mistake: 'a field without a label',
    edits: [[PERSONAL, '/$defs/name", "title": "Surname"', '/$defs/name"']],
    place: [PERSONAL, '"lastname": ', '/properties/lastname'],
    says: "'lastname' has no title: the label that the applicant reads.",
  },
  {
    mistake: 'a type that there is not',
    edits: [[PERSONAL, '"type": "integer", "title": "Faculty"', '"type": "int", "title": "Faculty"']],
    place: [PERSONAL, '"type": "int"', '/properties/jupebOptionId/type'],
    says: "'int' is not a known type. Known are: array, boolean, integer, number, object, string.",
  },
  {
    mistake: 'a number where a text belongs',
    edits: [[PERSONAL, '"title": "Faculty"', '"title": 7']],
    place: [PERSONAL, '"type": "integer", "title": 7', '/properties/jupebOptionId/title'],
    says: "'title' must be a text in quotes.",
  },
  {
    mistake: 'a section that lets anything through',
    edits: [[SPONSOR, '"additionalProperties": false', '"additionalProperties": true']],
    place: [SPONSOR, '"additionalP', '/additionalProperties'],
    says: "'additionalProperties' can only be false here.",
  },
  {
    mistake: 'a field name with a hyphen',
    edits: [[PERSONAL, '"maidenName": {', '"maiden-name": {']],
    place: [PERSONAL, '"maiden-name', '/properties/maiden-name'],
    says: "'maiden-name' does not fit. A field's name is letters and digits, and begins with a letter: homeTown.",
  },
  {
    mistake: 'an $id that is not its file',
    edits: [[PERSONAL, '"jupeb/personal-details"', '"jupeb/personal-detail"']],
    place: [PERSONAL, '"$id": "jupe', '/$id'],
    says: "'$id' must be 'jupeb/personal-details', as the folder and the file are named.",
  },
  {
    mistake: 'a shared file that there is not',
    edits: [[PERSONAL, '../shared/place-of-origin.json#/$defs/country', '../shared/places.json#/$defs/country']],
    place: [PERSONAL, '"countryId":', '/properties/countryId/$ref'],
    says: 'points at schemas/shared/places.json, which does not exist.',
  },
  {
    mistake: 'a block that there is not',
    edits: [[PERSONAL, 'person.json#/$defs/gender', 'person.json#/$defs/sex']],
    place: [PERSONAL, '"genderId": ', '/properties/genderId/$ref'],
    says: "'../shared/person.json#/$defs/sex' leads nowhere: there is no 'sex'. Known are: dateOfBirth, disability, gender, hasDisability, maidenName, name, passport, religion, title.",
  },
  {
    mistake: 'a block that takes itself over',
    edits: [[SHARED_PERSON, '"maidenName": { "$ref": "#/$defs/name"', '"maidenName": { "$ref": "#/$defs/maidenName"']],
    place: [SHARED_PERSON, '"maidenName"', '/$defs/maidenName/$ref'],
    says: 'refers to itself: schemas/shared/person.json#/$defs/maidenName → schemas/shared/person.json#/$defs/maidenName.',
  },
  {
    mistake: 'a reference to a single word',
    edits: [[PERSONAL, 'person.json#/$defs/gender', 'person.json#/$defs/gender/type']],
    place: [PERSONAL, '"genderId": ', '/properties/genderId/$ref'],
    says: "'../shared/person.json#/$defs/gender/type' points at a single word; it must point at a whole block in braces.",
  },
  {
    mistake: 'a required field that there is not',
    edits: [[PERSONAL, '"passport", "titleId", "genderId"', '"passport", "titelId", "genderId"']],
    place: [PERSONAL, '"passport", ', '/required/1'],
    says: "there is no field 'titelId' to require. Did you mean 'titleId'?",
  },
  {
    mistake: 'a field required twice',
    edits: [[PERSONAL, '"passport", "titleId", "genderId"', '"passport", "titleId", "titleId", "genderId"']],
    place: [PERSONAL, '"required": ', '/required'],
    says: "'required' names 'titleId' twice.",
  },
  {
    mistake: 'required, and no message says so',
    edits: [
      [
        PERSONAL,
        `\n      "messages": { "required": "please select your school" }`,
        `\n      "description": "The school"`,
      ],
    ],
    place: [PERSONAL, '"jupebOptionI', '/properties/jupebOptionId'],
    says: `'jupebOptionId' must be answered, and no message says so: "messages": { "required": ... }.`,
  },
  {
    mistake: 'a message in a word that the field does not use',
    edits: [
      [PERSONAL, '"required": "please select your school"', '"required": "please select your school", "format": "no"'],
    ],
    place: [PERSONAL, '"messages": { "required": "please select your sc', '/properties/jupebOptionId/messages/format'],
    says: "the message for 'format' is never told: 'jupebOptionId' does not use that word. Known are: lookup.",
  },
  {
    mistake: 'a message that nobody gets to read',
    edits: [[PERSONAL, '"$id"', `"messages": { "passportRequired": "picture" },\n  "$id"`]],
    place: [PERSONAL, '"messages": { "p', '/messages/passportRequired'],
    says: "the message for 'passportRequired' is never told: the section itself does not use that word.",
  },
  {
    mistake: 'a message for a field that may stay empty',
    edits: [
      [
        PERSONAL,
        '"maidenName": {',
        `"nickname": { "type": "string", "title": "Nickname", "maxLength": 40, "messages": { "required": "please enter it", "maxLength": "too long" } },\n    "maidenName": {`,
      ],
    ],
    place: [PERSONAL, '"nickname": ', '/properties/nickname/messages/required'],
    says: "the message for 'required' is never told: 'nickname' need not be answered.",
  },
  {
    mistake: 'a message about a word misspelt',
    edits: [[SHARED_CONTACT, '"format": "invaild phone number"', '"fromat": "invaild phone number"']],
    place: [SHARED_CONTACT, '"messages": { "required": "ph', '/$defs/mobileNumber/messages/fromat'],
    says: "'fromat' is not a word that can be used here. Did you mean 'format'?",
  },
  {
    mistake: 'half a message',
    edits: [[SHARED_O_LEVEL, '"text": "subjects are required", "flag"', '"text": "subjects are required", "flagg"']],
    place: [SHARED_O_LEVEL, '"rowsRequire', '/$defs/subjects/messages/rowsRequired/flagg'],
    says: "'flagg' is not a word that can be used here. Did you mean 'flag'?",
  },
  {
    mistake: 'an unknown widget',
    edits: [[PERSONAL, '"title": "Faculty", "widget": "select"', '"title": "Faculty", "widget": "selct"']],
    place: [PERSONAL, '"type": "integer", "title": "F', '/properties/jupebOptionId/widget'],
    says: "'selct' is not a known widget. Did you mean 'select'?",
  },
  {
    mistake: 'a widget that does not fit',
    edits: [
      [
        SHARED_PERSON,
        '"title": "Date of birth", "widget": "date"',
        '"title": "Date of birth", "widget": "o-level-sittings"',
      ],
    ],
    place: [SHARED_PERSON, '"type": "string", "title": "Da', '/$defs/dateOfBirth/widget'],
    says: `the widget 'o-level-sittings' does not fit 'dateOfBirth', which is a text ("string"). Fitting are: calculated, choice, date, email, file, own-list, passport, phone, places, select, signature, text, textarea. (Used in schemas/jupeb/personal-details.json /properties/dateOfBirth/widget.)`,
  },
  {
    mistake: 'a widget of signed-in pages',
    edits: [
      [
        PERSONAL,
        '"title": "Faculty", "widget": "select", "lookup": "jupeb-faculties"',
        '"title": "Faculty", "widget": "money"',
      ],
    ],
    place: [PERSONAL, '"type": "integer", "title": "F', '/properties/jupebOptionId/widget'],
    says: "the widget 'money' is drawn on signed-in pages alone, and 'jupebOptionId' is asked of applicants. Fitting are: calculated, number, own-list, select.",
  },
  {
    mistake: 'a widget of signed-in pages in a form of applicants',
    edits: [[FEE_PAYER, '"MiddleName": {', '"MiddleName": { "widget": "rich-text",']],
    place: [FEE_PAYER, '"MiddleName": {', '/properties/MiddleName/widget'],
    says: "the widget 'rich-text' is drawn on signed-in pages alone, and 'MiddleName' is asked of applicants. Fitting are: calculated, choice, date, email, file, own-list, passport, phone, places, select, signature, text, textarea.",
  },
  {
    mistake: 'a programme that would stand on signed-in pages',
    edits: [[PERSONAL, '"$id"', '"signedIn": true,\n  "$id"']],
    place: [PERSONAL, '"signedIn": true', '/signedIn'],
    says: 'the section of a programme is asked of applicants: only forms can be on signed-in pages.',
  },
  {
    mistake: 'an unknown word of a shared group of the slip',
    edits: [[SHARED_SLIP, '"layout": "o-level-sittings"', '"layuot": "o-level-sittings"']],
    place: [SHARED_SLIP, '"oLevelResult"', '/$defs/oLevelResult/layuot'],
    says: "'layuot' is not a word that can be used here. Did you mean 'layout'?",
  },
  {
    mistake: 'a shared group of the slip that is not there',
    edits: [
      [
        SLIP,
        '{ "title": "O-Level Result", "layout": "o-level-sittings", "from": "o-level-result/oLevelInfo" }',
        '{ "$ref": "../shared/slip.json#/$defs/oLevelResults" }',
      ],
    ],
    place: [SLIP, '{ "$ref": "../shared/slip', '/groups/4/$ref'],
    says: "'../shared/slip.json#/$defs/oLevelResults' leads nowhere: there is no 'oLevelResults'. Did you mean 'oLevelResult'?",
  },
  {
    mistake: 'a shared group of the slip whose answer this form does not ask',
    edits: [
      [
        SLIP,
        '{ "title": "O-Level Result", "layout": "o-level-sittings", "from": "o-level-result/oLevelInfo" }',
        '{ "$ref": "../shared/slip.json#/$defs/nextOfKin" }',
      ],
    ],
    place: [SHARED_SLIP, '{ "label": "Fullname", "from": "sponsor/nextOfKin/f', '/$defs/nextOfKin/rows/0/from'],
    says: "there is no section 'sponsor'. Known are: application, o-level-result, personal-details, sponsor-and-referee. (Used in schemas/jupeb/slip.json /groups/4/rows/0/from.)",
  },
  {
    mistake: 'a section that takes over what is no section',
    edits: [[O_LEVEL, '"type": "object",', '"$ref": "../shared/o-level.json#/$defs/sittings",']],
    place: [SHARED_O_LEVEL, '"type": "array", "title": "O-L', '/$defs/sittings/widget'],
    says: "'widget' is not a word that can be used here. Known are: $id, $ref, $schema, additionalProperties, askedWhen, description, endings, messages, passportRequired, properties, required, saved, sensitive, signedIn, title, type, without. (Used in schemas/jupeb/o-level-result.json /widget.)",
  },
  {
    mistake: 'an answer that nothing draws',
    edits: [
      [
        PERSONAL,
        '"type": "integer", "title": "Faculty", "widget": "select", "lookup": "jupeb-faculties"',
        '"type": "boolean", "title": "Faculty"',
      ],
    ],
    place: [PERSONAL, '"jupebOptionI', '/properties/jupebOptionId'],
    says: `'widget' is missing in 'jupebOptionId', which is yes or no ("boolean"). Fitting are: tick.`,
  },
  {
    mistake: 'nothing to choose from',
    edits: [[PERSONAL, '"widget": "select", "lookup": "jupeb-faculties"', '"widget": "select"']],
    place: [PERSONAL, '"type": "integer", "title": "F', '/properties/jupebOptionId/widget'],
    says: "'jupebOptionId' has nothing to choose from: a select needs a lookup or an enum.",
  },
  {
    mistake: 'a choice of nothing',
    edits: [[SHARED_PERSON, '"widget": "choice", "enum": ["Yes", "No"]', '"widget": "choice"']],
    place: [SHARED_PERSON, '"type": "string", "title": "Do', '/$defs/hasDisability/widget'],
    says: "'hasDisability' has nothing to choose from: a choice needs an enum. (Used in schemas/jupeb/personal-details.json /properties/hasDisability/widget.)",
  },
  {
    mistake: 'an unknown list',
    edits: [[SHARED_PERSON, '"lookup": "genders"', '"lookup": "gender"']],
    place: [SHARED_PERSON, '"type": "integer", "title": "S', '/$defs/gender/lookup'],
    says: "'gender' is not a known list. Did you mean 'genders'?",
  },
  {
    mistake: 'a list on a group',
    edits: [
      [
        O_LEVEL,
        '"oLevelInfo": { "$ref": "../shared/o-level.json#/$defs/sittings" }',
        '"oLevelInfo": { "$ref": "../shared/o-level.json#/$defs/sittings", "lookup": "genders" }',
      ],
    ],
    place: [O_LEVEL, '"oLevelInfo"', '/properties/oLevelInfo/lookup'],
    says: `'lookup' does not fit 'oLevelInfo', which is rows ("array").`,
  },
  {
    mistake: 'a list without the field it depends on',
    edits: [[SHARED_PLACE, '"lookup": "states", "lookupBy": ["countryId"]', '"lookup": "states"']],
    place: [SHARED_PLACE, '"type": "integer", "title": "S', '/$defs/state/lookup'],
    says: `the list 'states' depends on one field (countryId), and 'stateId' names none: say "lookupBy": ["countryId"]. (Used in schemas/jupeb/personal-details.json /properties/stateId/lookup.)`,
  },
  {
    mistake: 'a list that depends on too much',
    edits: [[SHARED_PLACE, '"lookupBy": ["stateId"]', '"lookupBy": ["countryId", "stateId"]']],
    place: [SHARED_PLACE, '"type": "integer", "title": "L', '/$defs/lga/lookupBy'],
    says: "the list 'lgas' depends on one field (stateId), and 'lgaId' names 2. (Used in schemas/jupeb/personal-details.json /properties/lgaId/lookupBy.)",
  },
  {
    mistake: 'a list that depends on a field that there is not',
    edits: [[SHARED_PLACE, '"lookupBy": ["stateId"]', '"lookupBy": ["stateID"]']],
    place: [SHARED_PLACE, '"type": "integer", "title": "L', '/$defs/lga/lookupBy/0'],
    says: "there is no field 'stateID' above 'lgaId'. Did you mean 'stateId'? (Used in schemas/jupeb/personal-details.json /properties/lgaId/lookupBy/0.)",
  },
  {
    mistake: 'a list that depends on a field below it',
    edits: [
      [
        PERSONAL,
        '"lookup": "jupeb-combinations", "lookupBy": ["jupebOptionId"]',
        '"lookup": "jupeb-combinations", "lookupBy": ["jupebOptionSubjectId"]',
      ],
    ],
    place: [PERSONAL, '"type": "integer", "title": "S', '/properties/jupebOptionSubjectId/lookupBy/0'],
    says: "'jupebOptionSubjectId' cannot depend on itself.",
  },
  {
    mistake: 'a list that depends on what is asked later',
    edits: [
      [
        PERSONAL,
        '"titleId": { "$ref"',
        `"lgaFirst": { "$ref": "../shared/place-of-origin.json#/$defs/lga" },\n    "titleId": { "$ref"`,
      ],
    ],
    place: [SHARED_PLACE, '"type": "integer", "title": "L', '/$defs/lga/lookupBy/0'],
    says: "'stateId' must be asked before 'lgaFirst', which depends on it. (Used in schemas/jupeb/personal-details.json /properties/lgaFirst/lookupBy/0.)",
  },
  {
    mistake: 'required by a list that is not there',
    edits: [[SHARED_PERSON, '"title": "Disability", ', '"title": "Disability", "requiredWhenOptions": true, ']],
    place: [SHARED_PERSON, '"type": "string", "title": "Di', '/$defs/disability/requiredWhenOptions'],
    says: "'requiredWhenOptions' needs a lookup. (Used in schemas/jupeb/personal-details.json /properties/disability/requiredWhenOptions.)",
  },
  {
    mistake: 'an unknown format',
    edits: [[SHARED_CONTACT, '"format": "phone"', '"format": "fone"']],
    place: [SHARED_CONTACT, '"type": "string", "title": "Mobile number", "w', '/$defs/mobileNumber/format'],
    says: "'fone' is not a known format. Did you mean 'phone'?",
  },
  {
    mistake: 'a format on a number',
    edits: [[PERSONAL, '"title": "Faculty", "widget"', '"title": "Faculty", "format": "digits", "widget"']],
    place: [PERSONAL, '"type": "integer", "title": "F', '/properties/jupebOptionId/format'],
    says: `'format' does not fit 'jupebOptionId', which is a whole number ("integer").`,
  },
  {
    mistake: 'an unknown fact of the applicant',
    edits: [[PERSONAL, '"prefilledFrom": "lastname"', '"prefilledFrom": "surname"']],
    place: [PERSONAL, '"lastname": ', '/properties/lastname/prefilledFrom'],
    says: `'surname' is not a known fact of the applicant. Known are: ${Object.keys(APPLICANT_FACTS).sort().join(', ')}.`,
  },
  {
    mistake: 'a condition on a field that there is not',
    edits: [[SHARED_PERSON, '"askedWhen": { "hasDisability": "Yes" }', '"askedWhen": { "hasDisabilty": "Yes" }']],
    place: [SHARED_PERSON, '"askedWhen":', '/$defs/disability/askedWhen/hasDisabilty'],
    says: "there is no field 'hasDisabilty' above 'disability'. Did you mean 'hasDisability'? (Used in schemas/jupeb/personal-details.json /properties/disability/askedWhen/hasDisabilty.)",
  },
  {
    mistake: 'a condition that never holds',
    edits: [[SHARED_PERSON, '"askedWhen": { "hasDisability": "Yes" }', '"askedWhen": { "hasDisability": "yes" }']],
    place: [SHARED_PERSON, '"askedWhen":', '/$defs/disability/askedWhen/hasDisability'],
    says: "'yes' is never the answer to 'hasDisability'. Did you mean 'Yes'? (Used in schemas/jupeb/personal-details.json /properties/disability/askedWhen/hasDisability.)",
  },
  {
    mistake: 'a condition on the wrong kind of answer',
    edits: [[SHARED_PERSON, '"askedWhen": { "hasDisability": "Yes" }', '"askedWhen": { "stateId": "Lagos" }']],
    place: [SHARED_PERSON, '"askedWhen":', '/$defs/disability/askedWhen/stateId'],
    says: `'Lagos' is never the answer to 'stateId', which is a whole number ("integer"). (Used in schemas/jupeb/personal-details.json /properties/disability/askedWhen/stateId.)`,
  },
  {
    mistake: 'a condition on an answer that is on no list',
    edits: [[SHARED_PERSON, '"askedWhen": { "hasDisability": "Yes" }', '"askedWhen": { "countryId": "Nigeriaa" }']],
    place: [SHARED_PERSON, '"askedWhen":', '/$defs/disability/askedWhen/countryId'],
    says: `'Nigeriaa' is not on the list 'countries'. Did you mean 'Nigeria'? (Used in schemas/jupeb/personal-details.json /properties/disability/askedWhen/countryId.)`,
  },
  {
    mistake: 'a part of a condition on a name that is none',
    edits: [
      [
        SHARED_PERSON,
        '"askedWhen": { "hasDisability": "Yes" }',
        '"askedWhen": { "or": [{ "hasDisability": "Yes" }, { "hasDisabilty": "No" }] }',
      ],
    ],
    place: [SHARED_PERSON, '"askedWhen":', '/$defs/disability/askedWhen/or/1/hasDisabilty'],
    says: `there is no field 'hasDisabilty' above 'disability'. Did you mean 'hasDisability'? (Used in schemas/jupeb/personal-details.json /properties/disability/askedWhen/or/1/hasDisabilty.)`,
  },
  {
    mistake: 'a condition that compares what has no order',
    edits: [
      [SHARED_PERSON, '"askedWhen": { "hasDisability": "Yes" }', '"askedWhen": { "hasDisability": { "atLeast": 3 } }'],
    ],
    place: [SHARED_PERSON, '"askedWhen":', '/$defs/disability/askedWhen/hasDisability/atLeast'],
    says: `'hasDisability' has no order: only numbers and days are compared. (Used in schemas/jupeb/personal-details.json /properties/disability/askedWhen/hasDisability/atLeast.)`,
  },
  {
    mistake: 'a condition on a section that does not come before',
    edits: [
      [
        SHARED_PERSON,
        '"askedWhen": { "hasDisability": "Yes" }',
        '"askedWhen": { "o-level-result/oLevelInfo": { "answered": true } }',
      ],
    ],
    place: [SHARED_PERSON, '"askedWhen":', '/$defs/disability/askedWhen/o-level-result~1oLevelInfo'],
    says: `there is no section 'o-level-result' before 'personal-details'. Known are: application. (Used in schemas/jupeb/personal-details.json /properties/disability/askedWhen/o-level-result~1oLevelInfo.)`,
  },
  {
    mistake: 'a condition on a fact that nobody knows',
    edits: [
      [
        SHARED_PERSON,
        '"askedWhen": { "hasDisability": "Yes" }',
        '"askedWhen": { "application/utmeScor": { "atLeast": 180 } }',
      ],
    ],
    place: [SHARED_PERSON, '"askedWhen":', '/$defs/disability/askedWhen/application~1utmeScor'],
    says: `an application has no 'utmeScor' that a form can look at. Did you mean 'utmeScore'? (Used in schemas/jupeb/personal-details.json /properties/disability/askedWhen/application~1utmeScor.)`,
  },
  {
    mistake: 'a rule on a field of another section that is none',
    edits: [
      [
        SPONSOR,
        '"properties": {',
        '"properties": {\n"nick": { "type": "string", "title": "Nick", "maxLength": 9, "differsFrom": "personal-details/firstnam" },',
      ],
    ],
    place: [SPONSOR, '"nick"', '/properties/nick/differsFrom'],
    says: `there is no field 'firstnam' in 'Personal Details'. Did you mean 'firstname'?`,
  },
  {
    mistake: 'rows that overlap in a column that is none',
    edits: [
      [
        SPONSOR,
        '"properties": {',
        '"properties": {\n"posts": { "type": "array", "title": "Posts", "widget": "rows", "maxItems": 3, "noOverlap": ["from", "until"], "items": { "type": "object", "title": "Post", "additionalProperties": false, "properties": { "from": { "type": "integer", "title": "From", "widget": "number" } } } },',
      ],
    ],
    place: [SPONSOR, '"posts"', '/properties/posts/noOverlap/1'],
    says: `there is no field 'until' in 'Posts'. Known are: from.`,
  },
  {
    mistake: 'a list of one’s own that does not exist',
    edits: [
      [
        SPONSOR,
        '"properties": {',
        '"properties": {\n"hall": { "type": "integer", "title": "Hall", "widget": "own-list", "list": "halls" },',
      ],
    ],
    place: [SPONSOR, '"hall"', '/properties/hall/list'],
    says: `there is no list 'halls': schemas/jupeb/lists/halls.json does not exist.`,
  },
  {
    mistake: 'a calculation from a field below it',
    edits: [
      [
        SPONSOR,
        '"properties": {',
        '"properties": {\n"total": { "type": "number", "title": "Total", "widget": "calculated", "calculated": { "sum": ["fee", 1] } }, "fee": { "type": "integer", "title": "Fee", "widget": "number", "minimum": 0, "maximum": 9 },',
      ],
    ],
    place: [SPONSOR, '"total"', '/properties/total/calculated/sum/0'],
    says: "'fee' must be asked before 'total', which depends on it.",
  },
  {
    mistake: 'places for an answer that is none',
    edits: [
      [
        SPONSOR,
        '"properties": {',
        '"properties": {\n"slot": { "type": "string", "title": "Slot", "widget": "places", "enum": ["Morning"], "places": { "Mornin": 3 } },',
      ],
    ],
    place: [SPONSOR, '"slot"', '/properties/slot/places/Mornin'],
    says: `'Mornin' is none of the answers of 'slot'. Did you mean 'Morning'?`,
  },
  {
    mistake: 'a condition on itself',
    edits: [[SHARED_PERSON, '"askedWhen": { "hasDisability": "Yes" }', '"askedWhen": { "disability": "Yes" }']],
    place: [SHARED_PERSON, '"askedWhen":', '/$defs/disability/askedWhen/disability'],
    says: "'disability' cannot depend on itself. (Used in schemas/jupeb/personal-details.json /properties/disability/askedWhen/disability.)",
  },
  {
    mistake: 'ages that nobody has',
    edits: [[SHARED_PERSON, '"ageOver": 15', '"ageOver": 85']],
    place: [SHARED_PERSON, '"type": "string", "title": "Da', '/$defs/dateOfBirth/ageOver'],
    says: "nobody can answer 'dateOfBirth': 'ageOver' is 85 and 'ageUnder' is 80. (Used in schemas/jupeb/personal-details.json /properties/dateOfBirth/ageOver.)",
  },
  {
    mistake: 'an age of something that is no date',
    edits: [[SHARED_PERSON, '"widget": "date", "format": "date"', '"widget": "date"']],
    place: [SHARED_PERSON, '"type": "string", "title": "Da', '/$defs/dateOfBirth/ageOver'],
    says: `'ageOver' needs a date: 'dateOfBirth' must have "format": "date". (Used in schemas/jupeb/personal-details.json /properties/dateOfBirth/ageOver.)`,
  },
  {
    mistake: 'more rows required than there are',
    edits: [[SHARED_O_LEVEL, '"rowsRequired": 8', '"rowsRequired": 10']],
    place: [SHARED_O_LEVEL, '"type": "array", "title": "S', '/$defs/subjects/rowsRequired'],
    says: "nobody can answer 'subjects': 'rowsRequired' is 10 and 'maxItems' is 9. (Used in schemas/jupeb/o-level-result.json /properties/oLevelInfo/items/properties/subjects/rowsRequired.)",
  },
  {
    mistake: 'rows unique by a column that there is not',
    edits: [[SHARED_O_LEVEL, '"uniqueBy": "subjectId"', '"uniqueBy": "subject"']],
    place: [SHARED_O_LEVEL, '"type": "array", "title": "S', '/$defs/subjects/uniqueBy'],
    says: "the rows of 'subjects' have no column 'subject'. Did you mean 'subjectId'? (Used in schemas/jupeb/o-level-result.json /properties/oLevelInfo/items/properties/subjects/uniqueBy.)",
  },
  {
    mistake: 'rows without columns',
    edits: [
      [
        SHARED_O_LEVEL,
        '"items": { "$ref": "#/$defs/sitting" }',
        '"items": { "type": "string", "maxLength": 9 }, "rowsRequired": 1',
      ],
    ],
    place: [SHARED_O_LEVEL, '"items": { "', '/$defs/sittings/rowsRequired'],
    says: "'rowsRequired' needs rows with columns, and 'oLevelInfo' has none. (Used in schemas/jupeb/o-level-result.json /properties/oLevelInfo/rowsRequired.)",
  },
  {
    mistake: 'a pattern that is none',
    edits: [[SHARED_PERSON, '"title": "Maiden Name"', '"title": "Maiden Name", "pattern": "^[A-Z"']],
    place: [SHARED_PERSON, '"maidenName"', '/$defs/maidenName/pattern'],
    says: "the pattern '^[A-Z' cannot be read: a square bracket [ is not closed. (Used in schemas/jupeb/personal-details.json /properties/maidenName/pattern.)",
  },
  {
    mistake: 'a way of reading that there is not',
    edits: [[PERSONAL, '"title": "Middle name", ', '"title": "Middle name", "normalise": "trimed", ']],
    place: [PERSONAL, '"middlename"', '/properties/middlename/normalise'],
    says: "'trimed' is not a known way to put an answer in order. Did you mean 'trimmed'?",
  },
  {
    mistake: 'a name read without the blanks between its words',
    edits: [[PERSONAL, '"title": "Middle name", ', '"title": "Middle name", "normalise": "capitals", ']],
    place: [PERSONAL, '"middlename"', '/properties/middlename/normalise'],
    says: "'capitals' would spoil 'middlename', whose format is 'person-name'. Fitting is: trimmed.",
  },
  {
    mistake: 'a choice that is put in order',
    edits: [[SHARED_PERSON, '"widget": "choice", "enum"', '"widget": "choice", "normalise": "trimmed", "enum"']],
    place: [SHARED_PERSON, '"type": "string", "title": "Do', '/$defs/hasDisability/normalise'],
    says: "'hasDisability' is chosen, not typed: there is nothing to put in order. (Used in schemas/jupeb/personal-details.json /properties/hasDisability/normalise.)",
  },
  {
    mistake: 'differs from a field that there is not',
    edits: [[PERSONAL, '"title": "Middle name", ', '"title": "Middle name", "differsFrom": "firstName", ']],
    place: [PERSONAL, '"middlename"', '/properties/middlename/differsFrom'],
    says: "there is no field 'firstName' beside 'middlename'. Did you mean 'firstname'?",
  },
  {
    mistake: 'a length on a number',
    edits: [[PERSONAL, '"title": "Faculty", "widget"', '"title": "Faculty", "maxLength": 3, "widget"']],
    place: [PERSONAL, '"type": "integer", "title": "F', '/properties/jupebOptionId/maxLength'],
    says: `'maxLength' does not fit 'jupebOptionId', which is a whole number ("integer").`,
  },
  {
    mistake: 'a length below one',
    edits: [[SHARED_PERSON, '"maxLength": 200', '"maxLength": 0']],
    place: [SHARED_PERSON, '"type": "string", "title": "Di', '/$defs/disability/maxLength'],
    says: "'maxLength' must be at least 1.",
  },
  {
    mistake: 'an answer of the wrong kind',
    edits: [[SHARED_PERSON, '"enum": ["Yes", "No"]', '"enum": ["Yes", 0]']],
    place: [SHARED_PERSON, '"type": "string", "title": "Do', '/$defs/hasDisability/enum/1'],
    says: `'0' does not fit 'hasDisability', which is a text ("string"). (Used in schemas/jupeb/personal-details.json /properties/hasDisability/enum/1.)`,
  },
  {
    mistake: 'an unknown word in a chart',
    edits: [[FLOW, '"on": { "SAVED": "sponsorAndReferee" }', '"onn": { "SAVED": "sponsorAndReferee" }']],
    place: [FLOW, '"onn": { "SA', '/chart/states/personalDetails/onn'],
    says: "'onn' is not a word that can be used here. Did you mean 'on'?",
  },
  {
    mistake: 'a misspelt guard',
    edits: [[FLOW, '"guard": "formCompleted"', '"gaurd": "formCompleted"']],
    place: [FLOW, '"on": { "VER', '/chart/states/login/on/VERIFIED/0/gaurd'],
    says: "'gaurd' is not a word that can be used here. Did you mean 'guard'?",
  },
  {
    mistake: 'an unknown guard',
    edits: [[FLOW, '"guard": "formCompleted"', '"guard": "formComplete"']],
    place: [FLOW, '"on": { "VER', '/chart/states/login/on/VERIFIED/0/guard'],
    says: "'formComplete' is not a known guard. Did you mean 'formCompleted'?",
  },
  {
    mistake: 'an unknown event',
    edits: [[FLOW, '"on": { "SAVED": "sponsorAndReferee" }', '"on": { "SAVE": "sponsorAndReferee" }']],
    place: [FLOW, '"on": { "SAVE"', '/chart/states/personalDetails/on/SAVE'],
    says: "'SAVE' is not a known event. Did you mean 'SAVED'?",
  },
  {
    mistake: 'an action',
    edits: [[FLOW, '{ "target": "personalDetails" }', '{ "target": "personalDetails", "actions": ["remember"] }']],
    place: [FLOW, '"on": { "VER', '/chart/states/login/on/VERIFIED/1/actions'],
    says: "'actions' is not a word that can be used here. Known are: guard, target.",
  },
  {
    mistake: 'an unknown target',
    edits: [[FLOW, '"on": { "SAVED": "sponsorAndReferee" }', '"on": { "SAVED": "sponsorAndRefree" }']],
    place: [FLOW, '"on": { "SAVED": "s', '/chart/states/personalDetails/on/SAVED'],
    says: "there is no state 'sponsorAndRefree'. Did you mean 'sponsorAndReferee'?",
  },
  {
    mistake: 'an unknown target of a shared state',
    edits: [[SHARED_INVOICE, '"NOT_FOUND": "generating"', '"NOT_FOUND": "generate"']],
    place: [SHARED_INVOICE, '"lookup": { ', '/states/lookup/on/NOT_FOUND'],
    says: "there is no state 'generate'. Did you mean 'generating'? (Used in flows/jupeb/flow.json /chart/states/invoice/states/lookup/on/NOT_FOUND.)",
  },
  {
    mistake: 'a start that there is not',
    edits: [[FLOW, '"initial": "invoice"', '"initial": "invoices"']],
    place: [FLOW, '"initial": "', '/chart/initial'],
    says: "there is no state 'invoices'. Did you mean 'invoice'?",
  },
  {
    mistake: 'a way that is never taken',
    edits: [
      [
        FLOW,
        '[{ "target": "preview", "guard": "formCompleted" }, { "target": "personalDetails" }]',
        '[{ "target": "personalDetails" }, { "target": "preview", "guard": "formCompleted" }]',
      ],
    ],
    place: [FLOW, '"on": { "VER', '/chart/states/login/on/VERIFIED/1'],
    says: 'this way is never taken: the one before it has no guard.',
  },
  {
    mistake: 'no way when no guard holds',
    edits: [[FLOW, ', { "target": "personalDetails" }]', ']']],
    place: [FLOW, '"on": { "VER', '/chart/states/login/on/VERIFIED'],
    says: 'when no guard holds, nothing happens: the last way needs no guard.',
  },
  {
    mistake: 'a state out of reach',
    edits: [
      [
        FLOW,
        '"preview": { "$ref"',
        `"interview": { "meta": { "title": "Interview" }, "on": { "SAVED": "preview" } },\n      "preview": { "$ref"`,
      ],
    ],
    place: [FLOW, '"interview":', '/chart/states/interview'],
    says: "nothing leads to 'interview'.",
  },
  {
    mistake: 'a section that is skipped',
    edits: [[FLOW, '"on": { "SAVED": "sponsorAndReferee" }', '"on": { "SAVED": "oLevelResult" }']],
    place: [FLOW, '"sponsorAndR', '/chart/states/sponsorAndReferee'],
    says: "'sponsorAndReferee' cannot be reached from the login by saving.",
  },
  {
    mistake: 'a preview that is never reached',
    edits: [[SHARED_CHECK, '"SUBMITTED": "preview"', '"PREVIOUS": "oLevelResult"']],
    place: [FLOW, '"check": { "', '/chart/states/check'],
    says: "the preview cannot be reached from 'check' by saving.",
  },
  {
    mistake: 'a form that is submitted unchecked',
    edits: [
      [FLOW, '"on": { "SAVED": "check", "PREVIOUS"', '"on": { "SAVED": "preview", "PREVIOUS"'],
      [FLOW, '"check": { "$ref": "../shared/check.json" },', ''],
    ],
    place: [FLOW, '"on": { "SAVED": "preview", "P', '/chart/states/oLevelResult/on/SAVED'],
    says: `'oLevelResult' ends the form as it is saved, before the answers are checked. Let it lead to a state that is { "$ref": "../shared/check.json" }.`,
  },
  {
    mistake: 'a check without a hash',
    edits: [[SHARED_CHECK, '"hash": "check", ', '']],
    place: [SHARED_CHECK, '"meta": {', '/meta'],
    says: "'hash' is missing: what stands after # while 'Check Your Answers' is shown. (Used in flows/jupeb/flow.json /chart/states/check/meta.)",
  },
  {
    mistake: 'a section shown twice',
    edits: [[FLOW, '"section": "o-level-result"', '"section": "sponsor-and-referee"']],
    place: [FLOW, '"meta": { "section": "sponsor-and-referee", "title": "O', '/chart/states/oLevelResult/meta/section'],
    says: "the section 'sponsor-and-referee' is already that of 'sponsorAndReferee'.",
  },
  {
    mistake: 'a section that there is not',
    edits: [[FLOW, '"section": "o-level-result"', '"section": "o-level-results"']],
    place: [FLOW, '"meta": { "section": "o', '/chart/states/oLevelResult/meta/section'],
    says: "there is no section 'o-level-results'. Did you mean 'o-level-result'?",
  },
  {
    mistake: 'a section that no state shows',
    edits: [[FLOW, '"section": "sponsor-and-referee", ', '']],
    place: [FLOW, '"states": {', '/chart/states'],
    says: "no state shows the section 'sponsor-and-referee'.",
  },
  {
    mistake: 'a hash used twice',
    edits: [[FLOW, '"hash": "section_c"', '"hash": "section_b"']],
    place: [FLOW, '"meta": { "section": "o', '/chart/states/oLevelResult/meta/hash'],
    says: "the hash 'section_b' is already that of 'sponsorAndReferee'.",
  },
  {
    mistake: 'a section without a hash',
    edits: [[FLOW, ', "hash": "section_c"', '']],
    place: [FLOW, '"meta": { "section": "o', '/chart/states/oLevelResult/meta'],
    says: "'hash' is missing: what stands after # while 'O-Level Result' is shown.",
  },
  {
    mistake: 'a final state that leads on',
    edits: [
      [
        FLOW,
        '"preview": { "$ref": "../shared/preview.json" }',
        '"preview": { "$ref": "../shared/preview.json", "on": { "PREVIOUS": "oLevelResult" } }',
      ],
    ],
    place: [SHARED_PREVIEW, '"type": "fin', '/type'],
    says: "'preview' is final, so nothing can lead on from it or be within it. (Used in flows/jupeb/flow.json /chart/states/preview/type.)",
  },
  {
    mistake: 'a fee of nothing',
    edits: [[FLOW, '"amount": 10000', '"amount": 0']],
    place: [FLOW, '"amount": 0,', '/programme/invoice/amount'],
    says: "'amount' must be at least 1.",
  },
  {
    mistake: 'a fee in kobo',
    edits: [[FLOW, '"amount": 10000', '"amount": 10000.5']],
    place: [FLOW, '"amount": 10', '/programme/invoice/amount'],
    says: "'amount' must be a whole number.",
  },
  {
    mistake: 'a day that does not exist',
    edits: [[FLOW, '"opens": "2026-09-01"', '"opens": "2026-09-31"']],
    place: [FLOW, '"opens": "20', '/programme/opens'],
    says: "'2026-09-31' does not fit. A day that exists, as year, month and day: 2026-09-01.",
  },
  {
    mistake: 'closed before it opens',
    edits: [[FLOW, '"closes": "2027-08-31"', '"closes": "2026-08-31"']],
    place: [FLOW, '"closes": "2', '/programme/closes'],
    says: 'closes on 2026-08-31, before it opens on 2026-09-01.',
  },
  {
    mistake: 'an address without its slash',
    edits: [[FLOW, '"login": "/jupeb_login"', '"login": "jupeb_login"']],
    place: [FLOW, '"routes": { ', '/programme/routes/login'],
    says: "'jupeb_login' does not fit. An address is a slash, then small letters, digits, underscores and slashes: /nd_login.",
  },
  {
    mistake: 'a fact of the programme left out',
    edits: [[FLOW, `    "name": "JUPEB",\n`, '']],
    place: [FLOW, '"programme":', '/programme'],
    says: "'name' is missing.",
  },
  {
    mistake: "another programme's number",
    edits: [[DIPLOMA, '"applicationTypeId": 1', '"applicationTypeId": 5']],
    place: [DIPLOMA, '"application', '/programme/applicationTypeId'],
    says: "the applicationTypeId '5' of national-diploma is already that of jupeb: choose another one, 6 is free.",
  },
  {
    mistake: "another programme's page",
    edits: [[DIPLOMA, '"login": "/nd_login"', '"login": "/jupeb_login"']],
    place: [DIPLOMA, '"routes": { ', '/programme/routes/login'],
    says: "the page '/jupeb_login' of national-diploma is already that of jupeb: choose another one.",
  },
  {
    mistake: "another programme's page, with a slash more",
    edits: [[DIPLOMA, '"login": "/nd_login"', '"login": "/jupeb_login/"']],
    place: [DIPLOMA, '"routes": { ', '/programme/routes/login'],
    says: "the page '/jupeb_login/' of national-diploma is already that of jupeb: choose another one.",
  },
  {
    mistake: "another programme's mode",
    edits: [[DIPLOMA, '"mode": "nd"', '"mode": "jupeb"']],
    place: [DIPLOMA, '"card": { "m', '/programme/card/mode'],
    says: "the mode 'jupeb' of national-diploma is already that of jupeb: choose another one.",
  },
  {
    mistake: 'a chart without sections',
    edits: [
      [DIPLOMA, '"programme": {', `"chart": { "initial": "login", "states": { "login": {} } },\n  "programme": {`],
    ],
    place: [DIPLOMA, '"chart": { "', '/chart'],
    says: 'there is a chart, but no folder schemas/national-diploma with the sections it shows.',
  },
  {
    mistake: 'an unknown mapping',
    edits: [[ENDPOINTS, '"o-level-subject-grade"', '"o-level-subject-grades"']],
    place: [ENDPOINTS, '"o-level-res', '/sections/o-level-result/mapping'],
    says: "'o-level-subject-grades' is not a known mapping. Did you mean 'o-level-subject-grade'?",
  },
  {
    mistake: 'a section that is saved nowhere',
    edits: [
      [
        ENDPOINTS,
        `    "sponsor-and-referee": { "method": "POST", "path": "/JupebApplication/add-or-update-sponsor-and-referee", "identifiedBy": "ApplicantId" },\n`,
        '',
      ],
    ],
    place: [ENDPOINTS, '"sections": ', '/sections'],
    says: "the section 'sponsor-and-referee' has no address to be saved at.",
  },
  {
    mistake: 'an address for a section that there is not',
    edits: [[ENDPOINTS, '"personal-details": {', '"personal-detail": {']],
    place: [ENDPOINTS, '"personal-de', '/sections/personal-detail'],
    says: "there is no section 'personal-detail'. Did you mean 'personal-details'?",
  },
  {
    mistake: 'one address for two sections',
    edits: [[ENDPOINTS, 'add-or-update-o-level"', 'add-or-update-personal-details"']],
    place: [ENDPOINTS, '"o-level-res', '/sections/o-level-result/path'],
    says: "the address 'POST /JupebApplication/add-or-update-personal-details' is already used above.",
  },
  {
    mistake: 'a method that saves nothing',
    edits: [[ENDPOINTS, '"login": { "method": "POST"', '"login": { "method": "PATCH"']],
    place: [ENDPOINTS, '"login": { "', '/login/method'],
    says: "'PATCH' is not a known method. Known are: GET, POST, PUT.",
  },
  {
    mistake: 'an unknown name for the applicant',
    edits: [[ENDPOINTS, '"identifiedBy": "rrr"', '"identifiedBy": "RRR"']],
    place: [ENDPOINTS, '"personal-de', '/sections/personal-details/identifiedBy'],
    says: "'RRR' is not a known name for whose application it is. Did you mean 'rrr'?",
  },
  {
    mistake: 'an address with a blank',
    edits: [[ENDPOINTS, '/JupebApplication/application-slip', '/JupebApplication/application slip']],
    place: [ENDPOINTS, '"slip": { "m', '/slip/path'],
    says: "'/JupebApplication/application slip' does not fit. An address is a slash and words of letters, digits and hyphens: /NationalDiploma/add-or-update-o-level.",
  },
  {
    mistake: 'a slip row from a section that there is not',
    edits: [[SLIP, '"from": "personal-details/maidenName"', '"from": "personal-detail/maidenName"']],
    place: [SLIP, '{ "label": "Ma', '/groups/0/rows/2/from'],
    says: "there is no section 'personal-detail'. Did you mean 'personal-details'?",
  },
  {
    mistake: 'a slip row from a field that there is not',
    edits: [[SLIP, '"from": "personal-details/maidenName"', '"from": "personal-details/maidenname"']],
    place: [SLIP, '{ "label": "Ma', '/groups/0/rows/2/from'],
    says: "there is no field 'maidenname' in 'Personal Details'. Did you mean 'maidenName'?",
  },
  {
    mistake: 'a slip row from a fact that there is not',
    edits: [[SLIP, '"application/lastname", ', '"application/surname", ']],
    place: [SLIP, '{ "label": "Full ', '/groups/0/rows/1/from/0'],
    says: `an application has no 'surname'. Known are: ${Object.keys(APPLICATION_FACTS).sort().join(', ')}.`,
  },
  {
    mistake: 'a slip row that is a whole group',
    edits: [[SLIP, '"from": "sponsor-and-referee/Sponsor/Fullname"', '"from": "sponsor-and-referee/Sponsor"']],
    place: [SLIP, '{ "label": "Fullname", "from": "sponsor-and-referee/S', '/groups/1/rows/0/from'],
    says: "'sponsor-and-referee/Sponsor' is a group of answers, not one.",
  },
  {
    mistake: 'an unknown layout',
    edits: [[SLIP, '"layout": "o-level-sittings"', '"layout": "o-level-sitting"']],
    place: [SLIP, '{ "title": "', '/groups/4/layout'],
    says: "'o-level-sitting' is not a known layout. Did you mean 'o-level-sittings'?",
  },
  {
    mistake: 'a layout for a single answer',
    edits: [[SLIP, '"from": "o-level-result/oLevelInfo"', '"from": "personal-details/email"']],
    place: [SLIP, '{ "title": "', '/groups/4/from'],
    says: "the layout 'o-level-sittings' shows rows of answers; 'personal-details/email' is a single one.",
  },
  {
    mistake: 'a table of rows that hold rows',
    edits: [[SLIP, '"layout": "o-level-sittings"', '"layout": "table"']],
    place: [SLIP, '{ "title": "', '/groups/4/layout'],
    says: "the layout 'table' does not fit 'o-level-result/oLevelInfo': 'subjects' is more than one answer.",
  },
  {
    mistake: 'rows and a layout at once',
    edits: [
      [
        SLIP,
        '"layout": "o-level-sittings", ',
        '"rows": [{ "label": "Sex", "from": "personal-details/genderId" }], "layout": "o-level-sittings", ',
      ],
    ],
    place: [SLIP, '{ "title": "', '/groups/4'],
    says: "'O-Level Result' needs either rows or a layout.",
  },
  {
    mistake: 'a layout from nowhere',
    edits: [
      [SLIP, '"layout": "o-level-sittings", "from": "o-level-result/oLevelInfo"', '"layout": "o-level-sittings"'],
    ],
    place: [SLIP, '{ "title": "', '/groups/4'],
    says: "'from' is missing in 'O-Level Result': where the layout finds its answers.",
  },
  {
    mistake: 'a comma forgotten',
    edits: [[FLOW, '"name": "JUPEB",', '"name": "JUPEB"']],
    place: [FLOW, '"name": "JUPEB"', ''],
    says: 'cannot be read: a comma is missing at the end of this line.',
  },
  {
    mistake: 'a comment',
    edits: [[FLOW, '"programme": {', `// the card\n  "programme": {`]],
    place: [FLOW, '// the card', ''],
    says: 'cannot be read: a comment cannot be here.',
  },
  {
    mistake: 'a loop of saves',
    edits: [
      [
        FLOW,
        '"on": { "SAVED": "check", "PREVIOUS": "sponsorAndReferee" }',
        '"on": { "SAVED": "personalDetails", "PREVIOUS": "check" }',
      ],
    ],
    place: [FLOW, '"personalDet', '/chart/states/personalDetails'],
    says: "the preview cannot be reached from 'personalDetails' by saving.",
  },
  {
    mistake: 'an invoice that never leads to the login',
    edits: [[SHARED_INVOICE, '"on": { "HAS_RRR": "login" },', '"on": { "PREVIOUS": "login" },']],
    place: [FLOW, '"initial": "', '/chart/initial'],
    says: "an applicant who begins at 'invoice' and logs in comes to no section.",
  },
  {
    mistake: 'an initial state that has nothing within',
    edits: [[FLOW, '"meta": { "title": "Login",', `"initial": "rrr",\n        "meta": { "title": "Login",`]],
    place: [FLOW, '"initial": "r', '/chart/states/login/initial'],
    says: "'login' has no states within, so it has no first one.",
  },
  {
    mistake: 'done with what never ends',
    edits: [[SHARED_INVOICE, '"paid": { "type": "final" }', '"paid": { "meta": { "title": "Paid" } }']],
    place: [SHARED_INVOICE, '"onDone": "l', '/onDone'],
    says: "'onDone' never happens: no state within 'invoice' is final. (Used in flows/jupeb/flow.json /chart/states/invoice/onDone.)",
  },
  {
    mistake: 'an unknown word of a shared state',
    edits: [[SHARED_PREVIEW, '"type": "final"', '"type": "final", "entry": "print"']],
    place: [SHARED_PREVIEW, '"type": "fin', '/entry'],
    says: "'entry' is not a word that can be used here. Known are: $ref, initial, meta, on, onDone, states, type.",
  },
  {
    mistake: 'required when there are options, and no message says so',
    edits: [
      [
        SHARED_PLACE,
        `"requiredWhenOptions": true,\n      "messages": { "required": "please select your state" }`,
        '"requiredWhenOptions": true',
      ],
    ],
    place: [PERSONAL, '"stateId": {', '/properties/stateId'],
    says: `'stateId' must be answered, and no message says so: "messages": { "required": ... }.`,
  },
  {
    mistake: 'a condition that excludes what is never answered',
    edits: [
      [
        SHARED_PERSON,
        '"askedWhen": { "hasDisability": "Yes" }',
        '"askedWhen": { "hasDisability": { "anyBut": "Never" } }',
      ],
    ],
    place: [SHARED_PERSON, '"askedWhen": { "has', '/$defs/disability/askedWhen/hasDisability/anyBut'],
    says: "'Never' is never the answer to 'hasDisability'. Known are: No, Yes. (Used in schemas/jupeb/personal-details.json /properties/disability/askedWhen/hasDisability/anyBut.)",
  },
  {
    mistake: 'a condition that excludes in other words',
    edits: [
      [
        SHARED_PERSON,
        '"askedWhen": { "hasDisability": "Yes" }',
        '"askedWhen": { "hasDisability": { "anybut": "No" } }',
      ],
    ],
    place: [SHARED_PERSON, '"askedWhen": { "has', '/$defs/disability/askedWhen/hasDisability/anybut'],
    says: "'anybut' is not a word that can be used here. Did you mean 'anyBut'?",
  },
  {
    mistake: 'not before a field that there is not',
    edits: [[SHARED_PERSON, '"ageUnder": 80', '"ageUnder": 80, "notBefore": "dateOfbirth"']],
    place: [SHARED_PERSON, '"type": "string", "title": "Date of birth"', '/$defs/dateOfBirth/notBefore'],
    says: "there is no field 'dateOfbirth' above 'dateOfBirth'. Known are: firstname, genderId, lastname, maidenName, middlename, passport, titleId. (Used in schemas/jupeb/personal-details.json /properties/dateOfBirth/notBefore.)",
  },
  {
    mistake: 'not before what has no order',
    edits: [[SHARED_PERSON, '"ageUnder": 80', '"ageUnder": 80, "notBefore": "maidenName"']],
    place: [SHARED_PERSON, '"type": "string", "title": "Date of birth"', '/$defs/dateOfBirth/notBefore'],
    says: "'dateOfBirth' and 'maidenName' cannot be compared: both must be numbers, or both days. (Used in schemas/jupeb/personal-details.json /properties/dateOfBirth/notBefore.)",
  },
  {
    mistake: 'cards whose rows have no title',
    edits: [
      [SHARED_O_LEVEL, '"widget": "o-level-sittings"', '"widget": "rows"'],
      [SHARED_O_LEVEL, '"title": "Sitting", ', ''],
    ],
    place: [SHARED_O_LEVEL, '"items": { "$ref": "#/$defs/sitting" }', '/$defs/sittings/items'],
    says: `the rows of 'oLevelInfo' have no title: what one of them is called, "items": { "title": "School" ... }. (Used in schemas/jupeb/o-level-result.json /properties/oLevelInfo/items.)`,
  },
  {
    mistake: 'a card that shows a column that there is not',
    edits: [
      [SHARED_O_LEVEL, '"widget": "o-level-sittings"', '"widget": "rows", "summary": ["examNumber", "examCentre"]'],
    ],
    place: [SHARED_O_LEVEL, '"type": "array", "title": "O-Level', '/$defs/sittings/summary/1'],
    says: "the rows of 'oLevelInfo' have no column 'examCentre'. Did you mean 'examCenter'? (Used in schemas/jupeb/o-level-result.json /properties/oLevelInfo/summary/1.)",
  },
  {
    mistake: 'a card of rows that are no cards',
    edits: [
      [SHARED_O_LEVEL, '"widget": "o-level-sittings"', '"widget": "o-level-sittings", "summary": ["examNumber"]'],
    ],
    place: [SHARED_O_LEVEL, '"type": "array", "title": "O-Level', '/$defs/sittings/summary'],
    says: `'summary' belongs to rows drawn as cards: 'oLevelInfo' must have "widget": "rows". (Used in schemas/jupeb/o-level-result.json /properties/oLevelInfo/summary.)`,
  },
  {
    mistake: 'a question of a card that nothing draws',
    edits: [[SHARED_O_LEVEL, '"widget": "o-level-sittings"', '"widget": "rows"']],
    place: [SHARED_O_LEVEL, '"subjects": { ', '/$defs/sitting/properties/subjects'],
    says: `'widget' is missing in 'subjects', which is rows ("array"). Fitting are: check-boxes, o-level-sittings, rows. (Used in schemas/jupeb/o-level-result.json /properties/oLevelInfo/items/properties/subjects.)`,
  },
  {
    mistake: 'a required field of a shared section, misspelt beside it',
    edits: [
      TAKEN_OVER,
      [
        O_LEVEL,
        '"oLevelInfo": {',
        '"remark": { "type": "string", "title": "Remark", "maxLength": 40 },\n    "oLevelInfo": {',
      ],
      [O_LEVEL, '"required": ["oLevelInfo"]', '"required": ["remarks"]'],
    ],
    place: [O_LEVEL, '"required": ["remarks"]', '/required/0'],
    says: "there is no field 'remarks' to require. Did you mean 'remark'?",
  },
  {
    mistake: 'a field beside a shared section that is not declared rightly',
    edits: [
      TAKEN_OVER,
      [O_LEVEL, '"oLevelInfo": {', '"remark": { "type": "string", "title": "Remark" },\n    "oLevelInfo": {'],
    ],
    place: [O_LEVEL, '"remark"', '/properties/remark'],
    says: `'remark' can be of any length: say "maxLength".`,
  },
  {
    mistake: 'a mistake in a shared section beside which a field is added',
    edits: [
      TAKEN_OVER,
      [
        O_LEVEL,
        '"oLevelInfo": {',
        '"remark": { "type": "string", "title": "Remark", "maxLength": 40 },\n    "oLevelInfos": {',
      ],
      [SHARED_O_LEVEL, '"maxItems": 2,', ''],
    ],
    place: [SHARED_O_LEVEL, '"oLevelInfo": {', '/$defs/section/properties/oLevelInfo'],
    says: `'oLevelInfo' can have any number of rows: say "maxItems". (Used in schemas/jupeb/o-level-result.json /properties/oLevelInfo.)`,
  },
  {
    mistake: 'a field left out that there is not',
    edits: [TAKEN_OVER, [O_LEVEL, '"title": "O-Level Result",', '"without": ["oLevel"],']],
    place: [O_LEVEL, '"without": ["oLevel"]', '/without/0'],
    says: "there is no field 'oLevel' to leave out. Known are: oLevelInfo.",
  },
  {
    mistake: 'a field left out on which another depends',
    edits: [
      [
        SPONSOR,
        '"Referee": { "$ref": "../shared/sponsor-and-referee.json#/$defs/referee" }',
        '"Referee": { "$ref": "../shared/sponsor-and-referee.json#/$defs/referee" },\n    "kin": { "$ref": "../shared/sponsor.json#/$defs/section", "without": ["hasSponsor"] }',
      ],
    ],
    place: [
      SHARED_SPONSOR,
      '"$ref": "sponsor-and-referee.json#/$defs/fullname", "title": "Sp',
      '/$defs/fullName/askedWhen/hasSponsor',
    ],
    says: "there is no field 'hasSponsor' above 'sponsorFullName'. (Used in schemas/jupeb/sponsor-and-referee.json /properties/kin/properties/sponsorFullName/askedWhen/hasSponsor.)",
  },
  {
    mistake: 'something left out of nothing',
    edits: [[PERSONAL, '"title": "Personal Details",', '"title": "Personal Details",\n  "without": ["titleId"],']],
    place: [PERSONAL, '{', ''],
    says: "'without' needs a $ref: what it leaves something out of.",
  },
  {
    mistake: 'a reference without its mark',
    edits: [[PERSONAL, 'person.json#/$defs/gender', 'person.json/gender']],
    place: [PERSONAL, '"genderId": ', '/properties/genderId/$ref'],
    says: "'../shared/person.json/gender' does not fit. A reference is a file, then #/$defs/ and the block's name: ../shared/person.json#/$defs/gender.",
  },
  {
    mistake: 'a text without end',
    edits: [
      [
        SHARED_PERSON,
        '"title": "Disability", "description": "Tell us what would help you to study here.", "maxLength": 200,',
        '"title": "Disability",',
      ],
    ],
    place: [PERSONAL, '"disability"', '/properties/disability'],
    says: `'disability' can be of any length: say "maxLength".`,
  },
  {
    mistake: 'rows without end',
    edits: [[SHARED_O_LEVEL, '"maxItems": 9, "rowsRequired"', '"rowsRequired"']],
    place: [SHARED_O_LEVEL, '"subjects": { ', '/$defs/sitting/properties/subjects'],
    says: `'subjects' can have any number of rows: say "maxItems". (Used in schemas/jupeb/o-level-result.json /properties/oLevelInfo/items/properties/subjects.)`,
  },
  {
    mistake: 'a photograph that could be any file',
    edits: [[SHARED_PERSON, '"widget": "passport", "lookup": "uploads"', '"widget": "passport"']],
    place: [SHARED_PERSON, '"type": "string", "title": "P', '/$defs/passport/widget'],
    says: `'passport' would take any file's number: a passport needs "lookup": "uploads". (Used in schemas/jupeb/personal-details.json /properties/passport/widget.)`,
  },
  {
    mistake: 'a state that leads nowhere',
    edits: [[SHARED_INVOICE, '"generating": { "on": { "GENERATED": "issued" } }', '"generating": {}']],
    place: [SHARED_INVOICE, '"generating"', '/states/generating'],
    says: `'generating' leads nowhere: where the flow ends, say "type": "final". (Used in flows/jupeb/flow.json /chart/states/invoice/states/generating.)`,
  },
  {
    mistake: 'a state within that nothing leads to',
    edits: [[SHARED_INVOICE, '"issued": { "on": { "PAID": "paid" } }', '"issued": { "on": { "PAID": "issued" } }']],
    place: [SHARED_INVOICE, '"paid": { "t', '/states/paid'],
    says: "nothing leads to 'paid'. (Used in flows/jupeb/flow.json /chart/states/invoice/states/paid.)",
  },
  {
    mistake: 'an end within that leads nowhere',
    edits: [[SHARED_INVOICE, `,\n  "onDone": "login"`, '']],
    place: [FLOW, '"invoice": { ', '/chart/states/invoice'],
    says: "'onDone' is missing in 'invoice': where to go when the states within have come to their end.",
  },
  {
    mistake: 'a preview that is not the end',
    edits: [[SHARED_PREVIEW, `,\n  "type": "final"`, '']],
    place: [FLOW, '"preview": {', '/chart/states/preview'],
    says: `'preview' leads nowhere: where the flow ends, say "type": "final".`,
  },
  {
    mistake: 'a state without a title',
    edits: [[FLOW, '"meta": { "title": "Login", "description": "By payment reference (RRR)." },', '']],
    place: [FLOW, '"login": {', '/chart/states/login'],
    says: "'meta' is missing in 'login': at least the title that the drawing of the flow shows.",
  },
  {
    mistake: 'a mapping of answers that the section does not have',
    edits: [[SHARED_O_LEVEL, '"gradeId": {', '"grade": {']],
    place: [ENDPOINTS, '"o-level-res', '/sections/o-level-result/mapping'],
    says: "the mapping 'o-level-subject-grade' does not fit 'o-level-result': there is no field 'gradeId' in 'Subjects and grades'. Did you mean 'grade'?",
  },
  {
    mistake: 'a layout of answers that the section does not have',
    edits: [
      [SHARED_O_LEVEL, '"examCenter": {', '"examCentre": {'],
      [SHARED_O_LEVEL, '"examCenter", "examNumber"', '"examCentre", "examNumber"'],
    ],
    place: [SLIP, '{ "title": "', '/groups/4/layout'],
    says: "the layout 'o-level-sittings' does not fit 'o-level-result/oLevelInfo': there is no field 'examCenter' in 'O-Level Result'. Did you mean 'examCentre'?",
  },
  {
    mistake: 'a mapping for the wrong section',
    edits: [
      [
        ENDPOINTS,
        '"identifiedBy": "ApplicantId" }',
        '"identifiedBy": "ApplicantId", "mapping": "o-level-subject-grade" }',
      ],
    ],
    place: [ENDPOINTS, '"sponsor-and', '/sections/sponsor-and-referee/mapping'],
    says: "the mapping 'o-level-subject-grade' does not fit 'sponsor-and-referee': there is no field 'oLevelInfo' in 'Sponsor & Referee'. Known are: Referee, Sponsor.",
  },
];

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** It holds JUPEB, what JUPEB shares, and one neighbour whose form is not declared yet. */
function copyOfDeclarations(): string {
  const root = mkdtempSync(join(tmpdir(), 'matricula-declarations-'));
  roots.push(root);
  for (const folder of DECLARED) cpSync(join(REPOSITORY, folder), join(root, folder), { recursive: true });
  const neighbour = readFileSync(join(root, DIPLOMA), 'utf8');
  writeFileSync(join(root, DIPLOMA), neighbour.replace(/,\n {2}"chart": [^]*$/, '\n}\n'));
  rmSync(join(root, 'flows/national-diploma/endpoints.json'), { force: true });
  return root;
}

function edit(root: string, [file, was, is]: Edit): void {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text, `${file} no longer holds what this case changes`).toContain(was);
  writeFileSync(
    join(root, file),
    text.replace(was, () => is),
  );
}

function lineOf(root: string, file: string, beginning: string): number {
  const lines = readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((line) => line.trim().startsWith(beginning));
  expect(lines.filter(Boolean)).toHaveLength(1);
  return lines.indexOf(true) + 1;
}

function mistakeIn(root: string): DeclarationError {
  try {
    loadCatalogue(root);
  } catch (mistake) {
    if (mistake instanceof DeclarationError) return mistake;
    throw mistake;
  }
  throw new Error('The declaration was accepted.');
}

test.each(BROKEN)('$mistake', ({ edits, place: [file, beginning, pointer], says }) => {
  const root = copyOfDeclarations();
  for (const change of edits) edit(root, change);
  const { message, ...place } = mistakeIn(root);
  const line = lineOf(root, file, beginning);
  expect(place).toEqual({ file, line, pointer });
  expect(message).toBe(`${file}:${line} ${pointer || '/'} ${says}`);
});

test('a programme whose endpoints are not written', () => {
  const root = copyOfDeclarations();
  rmSync(join(root, ENDPOINTS));
  expect(mistakeIn(root).message).toBe('flows/jupeb/endpoints.json:1 / does not exist.');
});

test('a form whose slip is not written', () => {
  const root = copyOfDeclarations();
  rmSync(join(root, SLIP));
  expect(mistakeIn(root).message).toBe('schemas/jupeb/slip.json:1 / does not exist.');
});

test('an empty file', () => {
  const root = copyOfDeclarations();
  writeFileSync(join(root, SPONSOR), '');
  expect(mistakeIn(root).message).toBe(
    'schemas/jupeb/sponsor-and-referee.json:1 / cannot be read: a value is missing here, or there is a comma too many before it.',
  );
});

test('sections without a flow', () => {
  const root = copyOfDeclarations();
  mkdirSync(join(root, 'schemas/jupebs'));
  expect(mistakeIn(root).message).toBe(
    "flows/jupebs/flow.json:1 / does not exist, though schemas/jupebs does. Did you mean 'jupeb'?",
  );
});

test('a section that is in no flow, and in no address', () => {
  const root = copyOfDeclarations();
  cpSync(join(root, SPONSOR), join(root, 'schemas/jupeb/next-of-kin.json'));
  edit(root, ['schemas/jupeb/next-of-kin.json', 'jupeb/sponsor-and-referee', 'jupeb/next-of-kin']);
  expect(mistakeIn(root).message).toBe(
    "flows/jupeb/flow.json:24 /chart/states no state shows the section 'next-of-kin'.",
  );
});

test('an application that begins with a section, and no login', () => {
  const root = copyOfDeclarations();
  edit(root, [FLOW, '"login": {\n        "meta"', '"entrance": {\n        "meta"']);
  edit(root, [SHARED_INVOICE, '"HAS_RRR": "login"', '"HAS_RRR": "entrance"']);
  edit(root, [SHARED_INVOICE, '"onDone": "login"', '"onDone": "entrance"']);
  expect(mistakeIn(root).message).toBe("flows/jupeb/flow.json:24 /chart/states there is no state 'login'.");
});

test('a flow without a chart', () => {
  const root = copyOfDeclarations();
  const flow = JSON.parse(readFileSync(join(root, FLOW), 'utf8')) as { programme: object };
  writeFileSync(join(root, FLOW), JSON.stringify({ programme: flow.programme }));
  expect(mistakeIn(root).message).toBe(
    "flows/jupeb/flow.json:1 / 'chart' is missing: schemas/jupeb has sections, and the chart says in which order they come.",
  );
});

test('a form without a page, and a page without a form', () => {
  const root = copyOfDeclarations();
  edit(root, [FLOW, '"application": "/jupeb_application", ', '']);
  expect(mistakeIn(root).message).toMatch(
    /^flows\/jupeb\/flow\.json:\d+ \/programme\/routes 'application' is missing: the page on which the sections are asked\.$/,
  );
  const other = copyOfDeclarations();
  addSlip(other);
  edit(other, [
    SLIP_FLOW,
    '"preview": "/putme_slip"',
    '"preview": "/putme_slip", "application": "/putme_slip_application"',
  ]);
  expect(mistakeIn(other).message).toMatch(
    /^flows\/putme-slip\/flow\.json:\d+ \/programme\/routes\/application there is no section to ask on the page '\/putme_slip_application'\.$/,
  );
});

test('a programme may ask nothing: it is a chart and a slip', () => {
  const root = copyOfDeclarations();
  addSlip(root);
  expect(loadCatalogue(root).byId('putme-slip')).toMatchObject({
    hasForm: true,
    sections: {},
    endpoints: { sections: {} },
  });
  edit(root, ['schemas/putme-slip/slip.json', '"application/rrr"', '"personal-details/rrr"']);
  expect(mistakeIn(root).message).toContain("there is no section 'personal-details'. Known are: application.");
});

const SLIP_FLOW = 'flows/putme-slip/flow.json';

const addSlip = (root: string) => {
  for (const folder of ['schemas/putme-slip', 'flows/putme-slip'])
    cpSync(join(REPOSITORY, folder), join(root, folder), { recursive: true });
};

test('the copy without a mistake is accepted', () => {
  const { programmes } = loadCatalogue(copyOfDeclarations());
  expect(programmes.map(({ id, hasForm }) => [id, hasForm])).toEqual([
    ['jupeb', true],
    ['national-diploma', false],
  ]);
});

test('a shared block may be taken over by a field that need not be answered', () => {
  const root = copyOfDeclarations();
  edit(root, [PERSONAL, '"mobileNumber", "email",', '"email",']);
  expect(loadCatalogue(root).byId('jupeb')?.hasForm).toBe(true);
});

test('a section takes over a shared one with more, with other and with fewer fields', () => {
  const root = copyOfDeclarations();
  edit(root, [
    O_LEVEL,
    readFileSync(join(root, O_LEVEL), 'utf8'),
    JSON.stringify({
      $id: 'jupeb/o-level-result',
      $ref: '../shared/sponsor.json#/$defs/withNextOfKin',
      title: 'Kin',
      without: ['hasSponsor', 'sponsorFullName', 'sponsorContactAddress', 'sponsorMobileNumber'],
      required: ['sponsorRelationshipId', 'town'],
      properties: {
        sponsorRelationshipId: {
          type: 'string',
          title: 'Whose child?',
          maxLength: 40,
          messages: { required: 'whose?' },
        },
        town: { $ref: '../shared/place-of-origin.json#/$defs/homeTown' },
      },
    }),
  ]);
  edit(root, [ENDPOINTS, ', "mapping": "o-level-subject-grade"', '']);
  edit(root, [
    SLIP,
    '{ "title": "O-Level Result", "layout": "o-level-sittings", "from": "o-level-result/oLevelInfo" }',
    '{ "title": "Kin", "rows": [{ "label": "Town", "from": "o-level-result/town" }] }',
  ]);
  const section = loadCatalogue(root).byId('jupeb')!.sections['o-level-result']!;
  expect(section).toMatchObject({
    title: 'Kin',
    additionalProperties: false,
    required: ['sponsorRelationshipId', 'nextOfKin', 'town'],
  });
  expect(Object.entries(section.properties).map(([name, { title }]) => [name, title])).toEqual([
    ['sponsorRelationshipId', 'Whose child?'],
    ['nextOfKin', 'Next of Kin'],
    ['town', 'Home town'],
  ]);
  expect(section.properties['sponsorRelationshipId']).not.toHaveProperty('lookup');
});

test('every declaration of the repository is accepted', () => {
  const { programmes } = loadCatalogue(REPOSITORY);
  const declared = readdirSync(join(REPOSITORY, 'flows'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['shared', 'work'].includes(entry.name))
    .map(({ name }) => name);
  expect(programmes.map(({ id }) => id).sort()).toEqual(declared.sort());
});

test('a change of a shared block reaches only the versions of the programmes that use it', () => {
  const root = copyOfDeclarations();
  const before = loadCatalogue(root);
  edit(root, [SHARED_PERSON, 'please select your gender', 'please choose your gender']);
  const after = loadCatalogue(root);
  expect(after.byId('jupeb')?.version).not.toBe(before.byId('jupeb')?.version);
  expect(after.byId('national-diploma')?.version).toBe(before.byId('national-diploma')?.version);
});

function emptyRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'matricula-declarations-'));
  roots.push(root);
  return root;
}

test('a programme under another root takes over what is shared as if it stood beside it', () => {
  const [root, other] = [copyOfDeclarations(), emptyRoot()];
  for (const folder of ['schemas/pre-degree', 'flows/pre-degree'])
    cpSync(join(REPOSITORY, folder), join(other, folder), { recursive: true });
  expect(loadCatalogue(root, other).programmes.map(({ id }) => id)).toEqual([
    'jupeb',
    'national-diploma',
    'pre-degree',
  ]);
  expect(loadCatalogue(root, other).byId('pre-degree')).toEqual(loadCatalogue(REPOSITORY).byId('pre-degree'));
});
