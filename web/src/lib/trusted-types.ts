interface Rules {
  createHTML: (text: string) => string | null;
  createScriptURL: (url: string) => string | null;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Rules): unknown;
}

/**
 * Mantine writes its style sheets through `innerHTML`, which the page's Trusted Types refuse without a policy.
 * Text without `<` cannot become markup; everything else stays refused. Must be the first import of the app.
 * Its worker is the only script that the app names by its address.
 */
export function allowPlainText(factory: PolicyFactory | undefined): void {
  factory?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (url) => (url === '/app-worker.js' ? url : null),
  });
}

allowPlainText((globalThis as { trustedTypes?: PolicyFactory }).trustedTypes);
