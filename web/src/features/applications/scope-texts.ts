const known: Record<string, string> = {
  openid: 'Know that it is you, and recognize you the next time',
  profile: 'See your name, your picture and your profession',
  email: 'See your email address',
  phone: 'See your phone number',
};

/** What an application may do, in words; a scope that has none is named as it is. */
export function scopeTexts(scope: string): string[] {
  const scopes = scope.split(/\s+/).filter(Boolean);
  return [...new Set(scopes)].map((name) => known[name] ?? `Use “${name}”`);
}
