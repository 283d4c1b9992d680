import { video } from '#writer/domains/en/video.ts'
import type { DomainPack } from '#writer/domains/material.ts'

export const photography: DomainPack = {
  id: 'photography',
  label: 'photography and film',
  vocabulary: {
    3: [
      'photography',
      'photographer',
      'photo',
      'filmmaking',
      'videography',
      'camera',
      'dslr',
      'portrait photography',
      'street photography',
      'photoshoot',
      'lightroom',
      'cinematography',
      'documentary',
      'short film',
      'film photography',
      'drone footage',
      'astrophotography',
      'video editing',
      'product photography',
    ],
    2: [
      'lens',
      'aperture',
      'exposure',
      'portrait',
      'shutter',
      'film',
      'editing',
      'footage',
      'golden hour',
      'tripod',
      'selfie',
      'vlog',
      'vlogging',
      'cinema',
      'movie',
      'screenplay',
      'director',
    ],
    1: ['light', 'picture', 'phone', 'video', 'shoot', 'landscape', 'wedding', 'wildlife', 'macro'],
  },
  lessons: [
    {
      step: 'look for the light before the subject',
      why: '[Ordinary things|The plainest things] in good light [beat wonderful things in bad light|make better pictures than wonders in bad light].',
      how: '[Turn around once|Look all around you], see where the light comes from, and [move the subject or yourself until it falls from the side|walk or turn the subject until it comes from the side].',
      mistake:
        '[Pointing the camera at what is interesting and ignoring the light|Caring for the subject and not for its light] gives you [a record, not a picture|proof that you were there and little else].',
      exercise:
        'Photograph one cup at a window [in the morning, at noon and in the evening|three times in one day][| and compare its shadows].',
    },
    {
      step: 'go one step closer',
      why: 'Most frames [hold more than they need|are fuller than they should be|carry things that nobody would miss].',
      how: '[Frame it, take the picture|Take the picture as you first see it], then take a step and [frame it again|look once more].',
      mistake:
        'Zooming from far away [keeps you out of the scene|leaves you outside the scene], and [one can see it|the picture shows it].',
      exercise: 'Take five pictures of the same thing, [each one step nearer|one step nearer every time][|, and see which one you keep].',
    },
    {
      step: 'check the edges of the frame',
      why: 'The distraction is [almost always at the edge|nearly always hiding at the edge|seldom in the middle].',
      how: '[Let your eye run once around the frame before you press|Before you press, let your eye go once around the frame], and [wait until the corner is empty|move until the corners are clear].',
      mistake:
        '[Fixing later what a small step would have solved|Leaving to the computer what one step would have solved] [costs an evening at the screen|is paid for with an evening at the screen].',
      exercise:
        '[Go through your last pictures|Take out your last pictures] and [look only at their corners|judge nothing but the corners].',
    },
    {
      step: 'choose fewer pictures',
      why: '[Six strong frames tell more than sixty|A few strong frames say more than sixty weak ones][|, and they are looked at longer].',
      how: 'Wait a day, go through them quickly, [keep what stops you|keep whatever makes you pause], and [leave out the second-best of every scene|let the second-best of each scene go].',
      mistake:
        '[Showing every version|Putting every version online] [asks the viewer to do your editing|leaves the choosing to people who came to look].',
      exercise:
        '[Take your last series|Open your last series] and [cut it down by half, and then by half again|halve it, and then halve what is left].',
    },
    {
      step: 'wait for the moment',
      why: 'A scene [gets better for the one who stays|repays whoever stays], because [sooner or later something walks into it|people come and go in it all the time].',
      how: '[Find a background you like|Look for a background that pleases you], set everything up, and [let the story come to it|wait until something completes it].',
      mistake:
        '[Running after every motif|Chasing one thing after another] means [arriving late at all of them|being just too late each time].',
      exercise:
        'Stay in one place for [as long as a cup of tea lasts|ten minutes] and [take only three pictures|press the button only when something happens].',
    },
    {
      step: 'learn one lens by heart',
      why: 'Whoever knows [what a lens sees|how wide a lens sees] [has framed the picture before raising the camera|stands in the right place from the start].',
      how: '[Keep one focal length for a whole week|Leave the zoom alone for a week], and [walk instead of turning the ring|let your feet do the framing].',
      mistake: '[Carrying everything you own|Packing every lens] turns [a walk into a decision|each picture into a question of gear].',
      exercise:
        'Guess the edges of the frame [with your eyes alone|before you lift the camera], and then [look through it to check|see how close you were].',
    },
    {
      step: 'make the sharp part the part that matters',
      why: 'The eye goes [to the sharpest place|first to what is sharp], and [it should find the subject there|that place tells it what the picture is about].',
      how: '[Put the focus on the nearer eye or on the one detail that counts|Choose the point yourself], and [hold your breath as you press|steady your elbows as you press].',
      mistake:
        '[Leaving the choice of focus to chance|Letting the camera choose] can make [the background the subject|a picture about the fence behind].',
      exercise:
        'Take the same picture twice, [first with the near thing sharp and then with the far one|and move the focus in between], and [tell the two stories apart|see how the meaning changes].',
    },
    {
      step: 'keep the pictures where you can find them',
      why: 'A picture you cannot find [does not exist|might as well not have been taken], and [storage fails without a word|disks fail without warning].',
      how: "[Copy the day's work the same evening|Empty the card the same evening], name the folder by date and place, and [keep a second copy elsewhere|put another copy in a different place].",
      mistake:
        '[Leaving everything on the card|Using the card as an archive] puts [years of work|the whole year] on [one small piece of plastic|the thing that is easiest to lose].',
      exercise: '[Make|Start today with] a second copy of [the pictures you would miss most|the one folder you could not replace].',
    },
  ],
  myths: [
    {
      claim: 'A better camera takes better pictures.',
      truth:
        'The person who sees the light [takes the better picture with whatever is in the pocket|makes the better picture with any camera at all].',
    },
    {
      claim: 'Real photographers do not edit.',
      truth: 'Choosing paper, chemicals and crops [was always editing|has been editing from the beginning].',
    },
    {
      claim: 'You have to travel for good pictures.',
      truth: 'Your own street [changes its light every hour|is a different street in every light].',
    },
    {
      claim: 'The best light is bright sunshine.',
      truth:
        '[Hard noon light|Bright sun at noon] makes deep shadows, and [a cloudy sky is a large, soft lamp|clouds spread the light as a softbox would].',
    },
  ],
  objections: [
    {
      says: 'I only have a phone.',
      answer: 'A phone is always with you, and [that is the lens that matters most|the camera you have with you is the one that counts].',
    },
    {
      says: 'I feel awkward photographing people.',
      answer: 'Asking kindly, showing the picture and sending it afterwards [makes it an exchange|gives something back for it].',
    },
    {
      says: "All my pictures look like everybody else's.",
      answer:
        '[The usual spot gives the usual picture|From the usual place it always looks the usual way], and [a few steps to the side are already yours|kneeling down is already a start].',
    },
    {
      says: 'I never know what to photograph.',
      answer:
        '[Give yourself a small task|A narrow task helps], such as [one colour, one corner or one hour|hands, doors or shadows], and [the pictures turn up|you begin to see them everywhere].',
    },
  ],
  tools: ['a clean lens', 'a spare battery', 'a small tripod', 'a white sheet as a reflector', 'a soft cloth'],
  moments: [
    '[The cloud moves|A cloud slides away], the wall turns gold, and [you have about a breath|there is time for one picture].',
    'The shutter clicks [a moment after the smile that was meant for you|just after the smile you were waiting for].',
    '[The screen goes dark|The credits have not begun], and for a second [nobody in the cinema moves|the whole cinema sits still].',
  ],
  questions: [
    'Which lens should I start with?',
    'How do I get sharp pictures indoors?',
    'How do I find my own style?',
    'How much should I edit?',
  ],
  wins: [
    'You see the picture [before you raise the camera|before the camera is at your eye].',
    'Somebody hangs your print [on a wall you will never see|in a room you do not know].',
  ],
  terms: ['photography for beginners', 'phone photography tips', 'how to use natural light', 'composition basics'],
  hashtags: ['NaturalLight', 'PhotographyTips', 'LearnPhotography', 'Photographers', 'Photography'],
  branches: [video],
}
