import { z } from 'zod'

// The page may make no functions from text. Zod would try once, and what it was refused for would be
// told with the place in the script: the whole of it is parsed again for that while nobody sees a thing.
z.config({ jitless: true })
