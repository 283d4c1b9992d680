import { i18n, params } from '#contract/i18n.ts'

/** Why the local model cannot be used. Admins and `npm run model` read them. */
export const localErrors = i18n('local-error', {
  engineBusy: 'Another server is installing the model software. Wait until it’s done.',
  noEngine: params('There’s no model software for {system}. {advice}'),
  noGlibc: params('The model software needs glibc, which this Linux (Alpine?) doesn’t have. {advice}'),
  oldGlibc: params('The model software needs glibc 2.{needed} or later; this system has {found}. {advice}'),
  useOllama: 'Use Ollama or another model server instead.',
  needsDisk: params('This needs {needed} of disk space, and {folder} has {free} free. Free up some space, then try again.'),
  missingLibraries: params(
    'The model software doesn’t run on this system. On Linux it needs the libstdc++ of GCC 12, on Windows the Visual C++ Redistributable. {advice}',
  ),
  engineMissing: 'The model software isn’t installed, or is older than this version. Install it again.',
  engineEnded: params('The model software stopped while starting: {how}'),
  engineStopped: 'The model software was stopped while starting',
  diskFull: params('The disk of {folder} is full. Free up some space, then continue.'),
  notWritable: params('{folder} can’t be written to ({code}). Allow the server to write there, then try again.'),
  unexpected: 'Something went wrong. The log has the details.',
  busy: 'Another model is being downloaded or checked. Wait until it’s done, or pause it.',
  notHere: params('The model {id} isn’t downloaded yet. Download it first.'),
  certificate: params(
    'The model software couldn’t be downloaded: a certificate on your network isn’t trusted ({certificate}). Start the server with NODE_EXTRA_CA_CERTS set to your network’s certificate, then try again.',
  ),
  engineOffline: params(
    'The model software couldn’t be downloaded ({code}). Connect the computer that runs Postwright to the internet, then try again.',
  ),
  npmFailed: 'npm couldn’t install the model software. The log has the details. Try again.',
  noNpm: 'npm was not found. Install Node.js with npm from nodejs.org, then try again.',
  stopping: 'The server is stopping.',
  badAddress: 'Use an address that begins with https://.',
  addressWithUser: 'Addresses with a user name or password aren’t supported. Download the file and enter its path here.',
  redirectInsecure: params('{host} redirects to an address without https. Use another address.'),
  redirectsTooOften: params('{host} redirects too often. Use another address.'),
  notGgufName: 'Enter the address or path of a file ending in .gguf.',
  splitModel: 'This model is split into several files, which isn’t supported. Choose one that is a single file.',
  unreachable: params('We couldn’t reach {host}. Check the connection, or use another address.'),
  answered: params('{host} returned {status}. Check the address.'),
  unknownSize: params('{host} doesn’t say how large the file is. Download it yourself and enter its path here.'),
  needsMemory: params('The local model needs {needed} of memory, and {free} is free. Close other programs or choose a smaller model.'),
  crashed: params('The local model stopped working ({how}).'),
  transferAnswered: params('{host} returned {status}. Try another address, or download the file yourself.'),
  sizeDiffers: params('The file at {host} isn’t the one you chose: its size differs. Choose a model again.'),
  tooMuch: 'The server sent more data than expected. Try again.',
  downloadStopped: 'The download stopped and couldn’t continue. Check the connection, then continue.',
  needsDiskForFile: params('This needs {needed} of disk space, and {folder} has {free} free. Free up some space, then continue.'),
  damaged: 'The file is damaged or not the chosen one: its checksum differs. Download it again.',
  noFile: params('There’s no file {path}.'),
  notOneFile: params('There isn’t exactly one GGUF file in {path}. Enter the path of the file.'),
  notGguf: params('{path} isn’t a GGUF file. Choose another file.'),
  wrongSize: params('{path} isn’t the chosen file: it has {size} bytes instead of {expected}.'),
  fileMissing: params('The file of {id} is missing. Download it again.'),
  fileChanged: params('The file of {id} was changed since it was checked. Check or download it again.'),
})

/** What else an admin can do, by the reason of the error. */
export const localHints = i18n('local-hint', {
  offline:
    'Behind a proxy, start the server with NODE_USE_ENV_PROXY=1. You can also enter another address, or use a file you already have.',
  'no-npm': 'The Docker image and the installers from nodejs.org include npm. A model server such as Ollama works without it.',
  system: 'A model server such as Ollama also works here, and so does an AI service with a key.',
  disk: 'A smaller model needs less space.',
  memory: 'In a container, raise its memory limit. Until then the fallback models write, or the built-in writer if you choose it.',
  refused: 'You can also choose another model, or use a file you already have.',
  changed: 'We check files so a damaged or swapped model is never used.',
  damaged: 'We check files so a damaged or swapped model is never used. If it happens again, use another address or another model.',
  address: 'Copy the address of the file itself: on Hugging Face, the download link.',
  missing: 'You can also choose another model.',
  'in-use': 'It may be another server with this data folder, or npm run model.',
  engine: 'If it happens again, choose another model. The server’s log says more.',
})

/** Whom a model suits. */
export const localSuits = i18n('local-suits', {
  small: 'For computers with 8 GB of memory.',
  medium: 'Writes better, for computers with 16 GB of memory.',
  large: 'Writes best, for Apple silicon with 16 GB of memory. Slow without a graphics processor.',
})

/** Why a model does not fit this computer. */
export const localMisfits = i18n('local-misfit', {
  memory: params('Needs {needed} of memory, and there is {has}.'),
  disk: params('Needs {needed} of disk space, and {free} is free.'),
})
