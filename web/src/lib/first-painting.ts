/** By then a painting that was to come has come; a window that nobody looks at is never painted. */
const patienceMs = 250;

/** Where the page came with its first face, that is seen before drawing the app takes the processor. */
export async function firstFacePainted(): Promise<void> {
  const isShown = 'firstFace' in document.documentElement.dataset;
  if (!isShown || !document.getElementById('first-face')) return;
  await new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, patienceMs);
  });
}
