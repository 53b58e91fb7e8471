export const PASSWORD_RULES: readonly { readonly rule: RegExp; readonly words: string }[] = [
  { rule: /^.{8,30}$/su, words: '8 to 30 characters' },
  { rule: /\d/, words: 'a digit' },
  { rule: /\p{Ll}/u, words: 'a lowercase letter' },
  { rule: /\p{Lu}/u, words: 'an uppercase letter' },
  { rule: /[^\p{L}\d\s]/u, words: 'a special character' },
];

export function passwordMistake(password: string): string | null {
  if (password === '') return 'please input your password';
  const lacking = PASSWORD_RULES.find(({ rule }) => !rule.test(password));
  return lacking ? `your password must have ${lacking.words}` : null;
}

export const newPasswordMistakes = ({ password, repeated }: { readonly password: string; readonly repeated: string }) => ({
  password: passwordMistake(password),
  repeated: repeated === password ? null : 'the two passwords differ',
});
