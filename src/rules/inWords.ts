/** 'user-created' becomes 'User created', and `mobileNumber` 'Mobile number'. */
export function inWords(name: string): string {
  const words = name
    .replace(/[-_.]/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
