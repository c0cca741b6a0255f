import sharp from 'sharp';

// The library reads more than twenty further kinds of file, which no person uploads as a photograph. The setting is one
// of the whole process, so it stands here alone.
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

/** Draws pictures again, and reads only the kinds that people may upload. */
export const pictureLibrary = sharp;
