import sharp from 'sharp';

// Beside these the library reads more than twenty kinds of file, of which none is anybody's photograph. Set here alone: it
// is one setting of the whole process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** What draws pictures anew, reading only the kinds that somebody may upload. */
export const pictureLibrary = sharp;
