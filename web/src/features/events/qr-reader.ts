interface Detector {
  detect(image: CanvasImageSource): Promise<{ rawValue: string }[]>;
}

type DetectorClass = (new (options: {
  formats: string[];
}) => Detector) & {
  getSupportedFormats(): Promise<string[]>;
};

type Read = (video: HTMLVideoElement) => Promise<string | undefined>;

/** Browsers without a detector of their own fetch a library. */
export async function openReader(): Promise<Read> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats();
  if (BarcodeDetector && formats?.includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures.');
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (!width || !height) return undefined;
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0);
    try {
      return decodeQR(context.getImageData(0, 0, width, height));
    } catch {
      // It throws where it finds none, which is most of the time.
      return undefined;
    }
  };
}
