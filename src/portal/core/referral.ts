const KEY = 'referral';

/** To be called as the portal opens: a link with somebody's code leads to any page, and the invoice is made on another. */
export function rememberReferral(search: string): void {
  const code = new URLSearchParams(search).get(KEY);
  if (code && /^[0-9a-f]{10}$/.test(code)) sessionStorage.setItem(KEY, code);
}

export const rememberedReferral = (): string | null => sessionStorage.getItem(KEY);
