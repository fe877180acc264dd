import { defineStore } from 'pinia'
import { ref } from 'vue'

/** The guide through a new campaign: whether it is open, or shall be as soon as the campaign is there. */
export const useCampaignGuide = defineStore('campaignGuide', () => ({ isOpen: ref(false) }))
